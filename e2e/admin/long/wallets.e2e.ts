import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures.ts';
import type { Member } from '../../support/commerce-api.ts';
import { newStaff } from '../staff.ts';

test.use({ expectedComplaints: [/40[39]/] });

const nameOf = ({ phone }: Member) => `member${phone.slice(3)}`;
const accountOf = ({ userId }: Member) => `/admin/wallet-manage/wallets/${userId}`;

test('a credit of a large amount needs two persons, and is in no balance before', async ({
  page,
  browser,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const name = nameOf(member);
  const [first, second] = [await newStaff(shop, api, 'Finance'), await newStaff(shop, api, 'Finance')];
  const colleague = await (await browser.newContext()).newPage();
  await signIn(page, first);
  await signIn(colleague, second);
  const available = async () => (await api.call('GET /wallet/query', {}, member.authToken)).available;

  await page.goto(`/admin/wallet-manage/wallets?search=${member.phone}`);
  await page.getByRole('link', { name, exact: true }).locator('visible=true').click();
  await act(page, 'proposeCredit', async (dialog) => {
    await dialog.getByLabel(t('admin-wallets:fields.amountYuan')).fill('6800');
    await dialog.getByLabel(t('admin-wallets:fields.reason')).fill('cash at the door');
    await expectAccessible(page);
  });
  await expect(page.getByRole('heading', { name: t('admin-wallets:parts.waiting') })).toBeVisible();
  expect(await available()).toBe(0);

  await page.getByRole('link', { name: t('admin-wallets:kinds.received') }).click();
  await expect(page.getByText(t('admin-wallets:waitsFor', { amount: '¥6,800.00' }))).toBeVisible();
  await expect(button(page, 'postCredit')).toHaveCount(0);
  await expect(button(page, 'rejectCredit')).toHaveCount(0);
  await expect(button(page, 'withdrawCredit')).toBeVisible();
  await expectAccessible(page);
  const creditId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const call = { requestId: randomUUID(), creditId };
  const { body } = await api.ask('POST /admin/credits/post', call, first.authToken);
  expect(body.errorCode).toBe('WAL004');

  await colleague.goto('/admin/wallet-manage?kind=credit');
  await colleague.getByRole('link', { name: new RegExp(name) }).click();
  await act(colleague, 'postCredit');
  const history = colleague.getByRole('list', { name: t('admin-wallets:parts.history') });
  await expect(history.getByText(t('admin-wallets:events.POSTED'))).toBeVisible();
  await expect(button(colleague, 'rejectCredit')).toHaveCount(0);
  expect(await available()).toBe(6800);

  await colleague.goto(`${accountOf(member)}/ledger?scene=CHARGE_MARKET`);
  await expect(colleague.getByText('¥6,800.00').locator('visible=true').first()).toBeVisible();
  await expect(
    colleague
      .getByRole('main')
      .getByRole('link', { name: t('admin-wallets:ledger.byStaff') })
      .last(),
  ).toHaveAttribute('href', `/admin/wallet-manage/credits/${creditId}`);
  await expectAccessible(colleague);

  function button(on: Page, deed: 'proposeCredit' | 'postCredit' | 'rejectCredit' | 'withdrawCredit') {
    return on
      .getByRole('main')
      .getByRole('button', { name: t(`admin-wallets:actions.${deed}.verb`), exact: true })
      .first();
  }

  async function act(
    on: Page,
    deed: 'proposeCredit' | 'postCredit',
    fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
  ) {
    await button(on, deed).click();
    const dialog = on.getByRole('dialog');
    await fill(dialog);
    const verb = t(`admin-wallets:actions.${deed}.verb`);
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a role that may only read wallets credits nothing, and neither does the owner of a wallet', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember(20);
  const finance = await newStaff(shop, api, 'Finance');
  const auditor = await newStaff(shop, api, 'Auditor');
  const credit = { userId: member.userId, amount: 9000, kind: 'gift' as const, reason: 'anniversary' };
  const { creditId } = await api.call(
    'POST /admin/credits/propose',
    { ...credit, requestId: randomUUID() },
    finance.authToken,
  );
  const verb = (deed: string) => t(`admin-wallets:actions.${deed}.verb`);

  await signIn(page, auditor);
  await page.goto(accountOf(member));
  await expect(page.getByRole('heading', { level: 1, name: nameOf(member) })).toBeVisible();
  await expect(page.getByRole('button', { name: verb('proposeCredit'), exact: true })).toHaveCount(0);
  await page.goto(`/admin/wallet-manage/credits/${creditId}`);
  await expect(page.getByText('anniversary').last()).toBeVisible();
  for (const deed of ['postCredit', 'rejectCredit']) {
    await expect(page.getByRole('button', { name: verb(deed), exact: true })).toHaveCount(0);
  }
  const requestId = randomUUID();
  const asked = await api.ask('POST /admin/credits/propose', { ...credit, requestId }, auditor.authToken);
  expect(asked.body.errorCode).toBe('SYS005');

  await signIn(page, finance);
  await page.goto(accountOf(finance));
  await expect(page.getByText(t('admin:act.needsAnother'))).toBeVisible();
  await expect(page.getByRole('button', { name: verb('proposeCredit'), exact: true })).toHaveCount(0);
});

test('every page of the wallets fits the screen and violates no rule of accessibility', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember(50);
  await signIn(page, await newStaff(shop, api, 'Owner'));
  const pages = {
    '/admin/wallet-manage': t('admin-wallets:todo.title'),
    '/admin/wallet-manage/wallets': t('admin-wallets:title'),
    [accountOf(member)]: nameOf(member),
    [`${accountOf(member)}/ledger`]: t('admin-wallets:ledger.of', { name: nameOf(member) }),
    '/admin/wallet-manage/recharges': t('admin-wallets:recharges.title'),
    '/admin/wallet-manage/unmatched': t('admin-wallets:unmatched.title'),
    '/admin/wallet-manage/refunds': t('admin-refunds:title'),
  };
  for (const [address, name] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('on a phone, a reason without a space makes no page wider, and a dialog keeps its buttons in view', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const finance = await newStaff(shop, api, 'Finance');
  const credit = { userId: member.userId, amount: 999_999.99, kind: 'gift' as const };
  const { creditId } = await api.call(
    'POST /admin/credits/propose',
    { ...credit, reason: 'x'.repeat(200), requestId: randomUUID() },
    finance.authToken,
  );
  const verb = (deed: string) => t(`admin-wallets:actions.${deed}.verb`);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newStaff(shop, api, 'Owner'));

  await page.goto(`/admin/wallet-manage/credits/${creditId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: verb('postCredit'), exact: true })
    .first()
    .click();
  await expectButtonInView('postCredit');
  await expectNoSidewaysScroll(page);

  await page.goto(accountOf(member));
  await expect(page.getByText('x'.repeat(200))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page
    .getByRole('main')
    .getByRole('button', { name: verb('proposeCredit'), exact: true })
    .first()
    .click();
  await expectButtonInView('proposeCredit');

  async function expectButtonInView(deed: 'postCredit' | 'proposeCredit') {
    const button = page.getByRole('dialog').getByRole('button', { name: verb(deed), exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
