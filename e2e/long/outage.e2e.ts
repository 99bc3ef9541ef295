import { expect } from '@playwright/test';
import { cartButton, cartPanel } from '../support/floating-cart.ts';
import { testWithOwnShop } from '../support/own-shop.ts';
import { pageHas, rawGet } from '../support/raw-get.ts';

const test = testWithOwnShop();
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

test.describe('without the CMS', () => {
  test('pages are rendered from the copy on disk, and a piece can be bought', async ({
    ownShop,
    baseURL,
    api,
    cms,
    newPiece,
    newMember,
  }) => {
    const { productCode, name, documentId } = await newPiece(300);
    const member = await newMember(1000);
    const product = `${baseURL}/artworks/${productCode}`;
    const pages = [`${baseURL}/`, `${baseURL}/artworks`, product];
    const statuses = async () =>
      (await Promise.all(pages.map((page) => rawGet(page)))).map(({ status }) => status);
    await expect.poll(() => pageHas(product, name)).toBe(true);

    await ownShop.service('cms').stop();
    expect(await statuses()).toEqual([200, 200, 200]);
    // After its restart web has nothing in memory and the CMS is down, so web must read the copy on disk.
    await ownShop.service('web').stop();
    await ownShop.restart('web');
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await pageHas(product, name)).toBe(true);

    const paid = await api.buy(member, productCode);
    expect(paid.status).toBe('PAID');

    await ownShop.restart('cms');
    const changed = `${name}回`;
    await cms.rename(documentId, 'zh', changed);
    await expect.poll(() => pageHas(product, changed)).toBe(true);
  });
});

test('a service that is killed is started again, and the others keep answering', async ({
  ownShop,
  baseURL,
}) => {
  const killed = ownShop.service('cms');
  process.kill(Number(killed.pid), 'SIGKILL');
  await killed.ended;
  expect((await rawGet(`${baseURL}/artworks`)).status).toBe(200);
  const admin = async () => (await rawGet(`${baseURL}/cms/admin/init`)).status;
  await expect.poll(admin, { timeout: 60_000 }).toBe(200);
});

test.describe('without commerce', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('pages show the status as unknown and adding to the cart fails with a notice, until commerce is back', async ({
    ownShop,
    page,
    t,
    newPiece,
    newMember,
    signIn,
  }) => {
    const { productCode, name } = await newPiece(300);
    await signIn(page, await newMember());
    await page.goto(`/artworks/${productCode}`);
    await expect(page.getByText(t('artworks:status.available')).first()).toBeVisible();

    await ownShop.service('commerce').kill();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    // For 10 s, web lets requests wait for commerce, which may be restarting.
    await expect(page.getByText(t('artworks:status.unknown')).first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: t('artworks:addNamed', { name }) }).click();
    await expect(page.getByRole('alert')).toContainText(t('cart:addFailed'), { timeout: 20_000 });
    await cartButton(page, t).click();
    await expect(cartPanel(page, t)).toContainText(t('cart:fetchFailed'));
    await expect(cartPanel(page, t)).not.toContainText(t('cart:empty'));
    await page.keyboard.press('Escape');

    await ownShop.restart('commerce');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(t('artworks:status.available')).first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await page.getByRole('button', { name: t('artworks:addNamed', { name }) }).click();
    await expect(page.getByRole('status').filter({ hasText: t('cart:added') })).toBeVisible();
  });

  test('a page of commerce that is opened while commerce is down loads by itself once commerce is back', async ({
    ownShop,
    page,
    t,
  }) => {
    await ownShop.service('commerce').kill();
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: t('errors:code.SYS004') })).toBeVisible();
    await ownShop.restart('commerce');
    await expect(page.getByRole('heading', { name: 'Junyao commerce API' })).toBeVisible();
  });
});
