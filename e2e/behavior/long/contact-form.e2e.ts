import { expect, type Locator, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures.ts';
import { runCommand } from '../../support/commands.ts';

const submit = '**/api/message/submit';

function contactDialog(page: Page, t: TFunction) {
  const dialog = page.getByRole('dialog', { name: t('message:title.contact') });
  return {
    dialog,
    field: (key: string) => dialog.getByLabel(t(`message:fields.${key}`), { exact: true }),
    label: (key: string) => dialog.locator('label').getByText(t(`message:fields.${key}`), { exact: true }),
    send: dialog.getByRole('button', { name: t('message:send') }),
    head: [dialog.getByRole('heading'), dialog.getByRole('button', { name: t('common:close') })],
  };
}

async function openForm(page: Page, t: TFunction) {
  const button = page.getByRole('button', { name: t('home:visit.write') });
  // Until the page is hydrated, the button ignores presses.
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.focus();
  await page.keyboard.press('Enter');
  const form = contactDialog(page, t);
  await expect(form.field('name')).toBeVisible();
  return { ...form, button };
}

async function expectInView(...parts: Locator[]) {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

test('the form names missing and wrong fields, sends the message, and says so', async ({
  page,
  shop,
  t,
  api,
  newMember,
  isMobile,
}) => {
  await page.goto('/');
  const { dialog, field, label, send, head, button } = await openForm(page, t);
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectInView(...head, label('name'), send);
  if (screen) await page.setViewportSize(screen);
  // On a touch screen no field gets the focus, because that would open the keyboard.
  if (!isMobile) await expect(field('name')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field('email').fill('ann@example');
  await send.click();
  await expect(field('name')).toBeFocused();
  await expectInView(label('name'), ...head);
  await expect(dialog.getByText(t('message:required'))).toHaveCount(3);
  await expect(field('email')).toHaveAccessibleDescription(t('message:invalidEmail'));
  await expectAccessible(page);

  const subject = `Jun vase ${crypto.randomUUID()}`;
  await field('name').fill('安娜 Ann');
  await field('email').fill('ann@example.com');
  await field('subject').fill(subject);
  await field('message').fill('第一行\nSecond line');
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(submit, async (route) => {
    await free;
    await route.continue();
  });
  await send.click();
  await expect(dialog.getByRole('button', { name: t('message:sending') })).toBeVisible();
  letGo();
  await expect(dialog.getByText(t('message:success'))).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  const { phone, authToken } = await newMember();
  await runCommand(shop, 'staff-role', phone, 'Support');
  const { items } = await api.call('GET /admin/messages/query', { search: subject }, authToken);
  expect(items).toMatchObject([
    { name: '安娜 Ann', email: 'ann@example.com', kind: 'contact', productCode: null },
  ]);

  await page.keyboard.press('Enter');
  await expect(field('subject')).toHaveValue('');
});

test.describe('when the server refuses a message', () => {
  test.use({ expectedComplaints: [/status of 400/] });

  test('the reason why the server refuses a field is shown at that field', async ({ page, t }) => {
    await page.goto('/');
    const { field, send } = await openForm(page, t);
    await field('name').fill('Ann\u0007');
    await field('email').fill('ann@example.com');
    await field('subject').fill('A vase');
    await field('message').fill('Is it still there?');
    const refused = page.waitForResponse(submit);
    await send.click();
    expect((await refused).status()).toBe(400);
    await expect(field('name')).toHaveAccessibleDescription(t('errors:reason.line'));
    await expect(field('name')).toBeFocused();
  });
});

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the draft stays, also when the page is reloaded, until the message is sent', async ({ page, t }) => {
    await page.goto('/');
    const first = await openForm(page, t);
    const draft = {
      name: 'Ann',
      email: 'ann@example.com',
      phone: '0374 1',
      subject: 'A vase',
      message: 'One\nTwo',
    };
    for (const [key, text] of Object.entries(draft)) await first.field(key).fill(text);
    await page.route(submit, (route) => route.abort());
    await first.send.click();
    await expect(first.dialog.getByRole('alert')).toContainText(t('message:failed'));
    await expect(first.dialog.getByRole('alert')).toContainText(t('errors:network'));
    await expectInView(first.dialog.getByRole('alert'), first.send, ...first.head);
    for (const [key, text] of Object.entries(draft)) await expect(first.field(key)).toHaveValue(text);
    await expectAccessible(page);

    await page.unroute(submit);
    await page.reload();
    const again = await openForm(page, t);
    for (const [key, text] of Object.entries(draft)) await expect(again.field(key)).toHaveValue(text);
    await again.send.click();
    await expect(again.dialog.getByText(t('message:success'))).toBeVisible();
    await page.reload();
    const fresh = await openForm(page, t);
    for (const key of Object.keys(draft)) await expect(fresh.field(key)).toHaveValue('');
  });
});
