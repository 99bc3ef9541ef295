import { expect, type Page, type Route } from '@playwright/test';
import type { TFunction } from 'i18next';
import { test } from '../fixtures.ts';
import { freshPhone, type Member } from '../support/commerce-api.ts';
import { fillRegistration } from '../support/fill-registration.ts';
import { cartButton } from '../support/floating-cart.ts';

const list = '/user/order/list?status=PAID';
const days = 86_400;

test.use({ expectedComplaints: [/status of 40[13]/] });

async function login(page: Page, t: TFunction, { phone, password }: Member): Promise<void> {
  await page.getByLabel(t('auth:fields.account')).fill(phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
}

async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => ['userId', 'authToken'].includes(name));
}

test('a guest is sent to the login page and afterwards back to the page that was asked for', async ({
  page,
  t,
  newMember,
}) => {
  const member = await newMember();
  await page.goto(list);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('button', { name: t('auth:login.submit'), exact: true })).toBeEnabled();
  await expect(page.getByText(t('errors:code.SYS001'))).toHaveCount(0);
  await login(page, t, member);
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order:list.title'));
});

test('a phone number may be typed with spaces, a hyphen and +86', async ({ page, t, newMember }) => {
  const { phone, ...member } = await newMember();
  await page.goto('/auth');
  await login(page, t, {
    ...member,
    phone: `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`,
  });
  await expect(page).toHaveURL('/');
});

for (const path of ['/user', '/user/cart', '/user/wallet', '/user/order/pay', '/user/order/detail']) {
  test(`a guest who opens ${path} is sent to the login page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
  });
}

test('a member whose session is no longer valid sees that on the login page and returns to the same page', async ({
  page,
  t,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, { ...member, authToken: 'no-such-token' });
  await page.goto(list);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText(t('errors:code.SYS001'))).toBeVisible();
  expect(await sessionCookies(page)).toEqual([]);
  await login(page, t, member);
  await expect(page).toHaveURL(list);
});

test('a session token with the user id of another member is refused', async ({
  page,
  t,
  newMember,
  signIn,
}) => {
  const [one, other] = [await newMember(), await newMember()];
  await signIn(page, { ...one, userId: other.userId });
  await page.goto('/user/cart');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText(t('errors:code.SYS001'))).toBeVisible();
  expect(await sessionCookies(page)).toEqual([]);
});

for (const [remember, seconds] of [
  [true, 7 * days],
  [false, days],
] as const) {
  test(`the cookies of a login last ${seconds} s ${remember ? 'with' : 'without'} remember`, async ({
    page,
    t,
    newMember,
  }) => {
    const member = await newMember();
    await page.goto('/auth');
    await page.getByLabel(t('auth:login.remember')).setChecked(remember);
    await login(page, t, member);
    await expect(page).toHaveURL('/');
    const cookies = await sessionCookies(page);
    expect(cookies.map(({ name }) => name).sort()).toEqual(['authToken', 'userId']);
    for (const { path, sameSite, expires } of cookies) {
      expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Strict' });
      expect(Math.abs(expires - Date.now() / 1000 - seconds)).toBeLessThan(60);
    }
  });
}

test('a wrong password is refused with the text of the specification', async ({ page, t, newMember }) => {
  const member = await newMember();
  await page.goto('/auth');
  await login(page, t, { ...member, password: 'Wrong-1234!' });
  await expect(page.getByRole('alert')).toContainText(t('auth:loginFailed'));
  expect(await sessionCookies(page)).toEqual([]);
});

test('after the logout the token is refused', async ({ page, api, newMember, signIn }) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/auth/logout');
  await expect(page).toHaveURL('/');
  expect(await sessionCookies(page)).toEqual([]);
  const { status, body } = await api.ask('GET /userinfo/profile/query', {}, member.authToken);
  expect({ status, errorCode: body.errorCode }).toEqual({ status: 401, errorCode: 'SYS001' });
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
});

test('a logout reaches commerce when the visitor opens another document at once', async ({
  page,
  api,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, member);
  const [route] = await Promise.all([
    new Promise<Route>((resolve) => page.route('**/api/auth/logout', resolve)),
    page.goto('/auth/logout'),
  ]);
  await page.goto('/buying');
  await route.continue();
  const ended = () => api.ask('GET /userinfo/profile/query', {}, member.authToken);
  await expect.poll(async () => (await ended()).status).toBe(401);
});

test('a tab notices a logout in another tab when it gets the focus', async ({
  page,
  t,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/');
  const signedIn = page.locator('html[data-signed-in]');
  await expect(signedIn).toHaveCount(1);
  // The button appears once the scripts of the page run. Before that, the page can't notice a logout.
  await expect(cartButton(page, t)).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/auth/logout');
  await expect(otherTab).toHaveURL('/');
  // In Playwright every tab always has the focus, so the test dispatches the event itself.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(signedIn).toHaveCount(0);
});

test('where cookies are blocked, the right password says so and nothing typed is lost', async ({
  page,
  t,
  newMember,
}) => {
  const member = await newMember();
  await blockCookies(page);
  await page.goto('/auth');
  await login(page, t, member);
  await expect(page.getByRole('alert')).toContainText(t('auth:login.withoutCookies'));
  await expect(page.getByRole('alert')).toContainText(t('auth:allowCookies'));
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel(t('auth:fields.account'))).toHaveValue(member.phone);
  await expect(page.getByLabel(t('auth:fields.password'), { exact: true })).toHaveValue(member.password);
});

test('where cookies are blocked, a registration says that the account exists', async ({ page, t, api }) => {
  const phone = freshPhone();
  await blockCookies(page);
  await page.goto('/auth/register');
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(page.getByRole('status').filter({ hasText: phone })).toBeAttached();
  await fillRegistration(page, t, { phone, code: await api.latestCode(phone, 'register') });
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
  await expect(page.getByRole('alert')).toContainText(t('auth:register.withoutCookies'));
  await expect(page.getByLabel(t('auth:fields.phone'), { exact: true })).toHaveValue(phone);
});

/** Imitates a browser whose settings forbid cookies. */
async function blockCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
}
