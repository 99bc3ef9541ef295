import { expect, type Page } from '@playwright/test';
import { contentTypes, createHostileDocuments } from '../support/hostile-documents.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { testWithOwnShop } from '../support/own-shop.ts';
import { pageHas } from '../support/raw-get.ts';
import type { Language } from '../support/words.ts';

/** The test overwrites texts that every page shows, so it needs its own shop. */
const test = testWithOwnShop();
// Without the Content-Security-Policy, only the pages themselves keep a hostile text from running.
test.use({ bypassCSP: true });

const piece = 'JY-2031-901';
const pieceForShow = 'JY-2031-902';
const pieceInPreview = 'JY-2031-903';
const article = 'hostile-article';

const pages: Record<string, string[]> = {
  '/': ['home-page', 'site-setting'],
  '/jun-history': ['stories-page', 'article', 'literature'],
  [`/jun-history/${article}`]: ['article'],
  '/artworks': [],
  [`/artworks/${piece}`]: ['artwork'],
  [`/artworks/${pieceForShow}`]: ['artwork'],
  '/artworks-for-show': ['for-show-page'],
  '/customization': ['customization-page'],
  [`/customization?piece=${piece}`]: [],
  '/esg': ['esg-page', 'design-drawing'],
  '/buying': ['buying-page'],
  '/auth': [],
  '/auth/register': [],
};

const languages: Language[] = ['zh', 'en'];
const markOf = (type: string, language: Language) => `${type} in ${language}`;

test('hostile texts in every text field of the CMS are shown as text and never run', async ({
  baseURL,
  cms,
  page,
}) => {
  const ran = await countRuns(page);
  const [image, pdf] = await Promise.all([cms.anyFile('image/'), cms.anyFile('application/pdf')]);
  const { document, texts, used } = createHostileDocuments(
    { image: image.id, pdf: pdf.id },
    {
      productCode: pieceForShow,
      cupProductCode: piece,
      slug: article,
      key: 'hostile',
      scale: '1:2',
      url: 'https://example.com/"onmouseover="ran(0)"<script>ran(0)</script>',
    },
  );
  expect(texts.length).toBeGreaterThanOrEqual(200);
  let previewIn: ((language: Language) => Promise<string>) | undefined;
  for (const type of contentTypes()) {
    const inLanguage = (language: Language) => document(type.attributes, markOf(type.name, language));
    const [zh, en] = [inLanguage('zh'), inLanguage('en')];
    await cms.publish(type, { zh, en });
    if (type.name !== 'artwork') continue;
    const forSale = { productCode: piece, forShow: false };
    await cms.publish(type, { zh: { ...zh, ...forSale }, en: { ...en, ...forSale } });
    const unpublished = { productCode: pieceInPreview };
    const draft = await cms.draft(type, { zh: { ...zh, ...unpublished }, en: { ...en, ...unpublished } });
    previewIn = (language) => cms.previewAddress(type, draft, language);
  }
  expect(texts.filter((text) => !used.has(text))).toEqual([]);

  for (const language of languages) {
    let shown = '';
    for (const [path, types] of Object.entries(pages)) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
      for (const type of types) {
        const hasText = () => pageHas(`${baseURL}${address}`, markOf(type, language));
        await expect.poll(hasText, `${address} shows the new ${type}`).toBe(true);
      }
      await page.goto(address, { waitUntil: 'load' });
      for (const tab of await page.getByRole('tab').all()) await tab.click();
      expect(await dangers(page), address).toEqual([]);
      shown += plain((await page.locator('main').textContent()) ?? '');
      expect(ran, address).toEqual([]);
    }
    expect(texts.filter((text) => !shown.includes(plain(text)))).toEqual([]);
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const elements = await elementsOfXml(page, `${path}?lng=${language}`);
      expect(elements, path).not.toContain('parsererror');
      expect(elements, path).not.toContain('script');
    }
    await page.goto((await previewIn?.(language)) ?? '', { waitUntil: 'load' });
    await expect(page.locator('main')).toContainText(markOf('artwork', language));
    expect(await dangers(page), 'the preview').toEqual([]);
  }
  expect(ran).toEqual([]);
});

test.describe('the hostile texts', () => {
  test.use({ expectedComplaints: [/./] });

  test('run on a page that takes them for HTML', async ({ page }) => {
    const ran = await countRuns(page);
    await page.goto('/auth');
    await page.evaluate((texts) => {
      for (const text of texts) {
        const element = document.createElement('div');
        element.innerHTML = text;
        document.body.append(element);
      }
    }, hostileTexts());
    await expect.poll(() => new Set(ran).size).toBeGreaterThan(50);
    expect((await dangers(page)).length).toBeGreaterThan(50);
  });
});

/** The returned list receives the number of each text that runs. */
async function countRuns(page: Page): Promise<unknown[]> {
  const ran: unknown[] = [];
  await page.context().exposeFunction('ran', (text: unknown) => ran.push(text));
  return ran;
}

/** Also finds whether a text has changed the prototype of all objects. */
function dangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const handler = /^on|^srcdoc$/;
    const address = /^(href|src|srcset|action|formaction|data|xlink:href|content)$/;
    const unsafe = /^[\s\p{Cc}]*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|feed|data\s*:\s*text)\s*:?/iu;
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => handler.test(name) || (address.test(name) && unsafe.test(value)))
        .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 80)}`),
    );
    return 'polluted' in {} ? [...found, 'the prototype of all objects'] : found;
  });
}

/** The name `parsererror` shows that the document is not well-formed. */
function elementsOfXml(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return [...parsed.querySelectorAll('*')].map(({ localName }) => localName);
  }, address);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
