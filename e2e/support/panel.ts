import { expect, type Page } from '@playwright/test';

const staff = { email: 'staff@junyao.example', password: 'Demo-1234!' };

export async function signInToPanel(page: Page, { email, password } = staff): Promise<void> {
  await page.goto('/cms/admin');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('link', { name: '内容管理' })).toBeVisible();
}

export async function publishInPanel(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/actions/publish'));
  await page.getByRole('button', { name: '发布', exact: true }).click();
  expect((await answered).status()).toBeLessThan(300);
}

/** The header of a form has another button with the same name. */
export async function openMoreActions(page: Page): Promise<void> {
  await page.locator('aside').getByRole('button', { name: '更多操作' }).click();
}

const allowed = [
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S+|\/admin\b/g,
  /\b[\w-]+\.(jpe?g|png|webp|avif|heic|pdf|dxf)\b/gi,
  /\b[A-Z]{2}-\d{4}-\d{3}\b/g,
  // Document ids of Strapi, and the example of an address.
  /\b[a-z][a-z0-9]{23}\b/g,
  /\bfive-kilns\b/g,
  // Texts of a picture in both languages: 底足 / The foot
  /\p{Script=Han} \/ [A-Z][^”]*/gu,
  /\b(JPE?G|PNG|WebP|AVIF|HEIC|PDF|DXF|MB|KB|cm|mm|CC BY-NC|CMS|ICP|ID|Junyao|English|Strapi|Community|Node|v\d\S*)\b/gi,
  /\b(Alt|Ctrl|Cmd|Shift|Command|Enter|Tab)\b/g,
];

/** The content of documents is left out. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const shown: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        parent.closest('script, style, noscript, textarea, [data-slate-editor], td, [data-state] > h3')
      )
        continue;
      if (parent.checkVisibility()) shown.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
      if (element.closest('td')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        shown.push(element.getAttribute(name) ?? '');
    }
    return shown;
  });
  return texts
    .map((text) => allowed.reduce((rest, pattern) => rest.replace(pattern, ''), text.trim()))
    .filter((text) => /[A-Za-z]{2,}/.test(text));
}
