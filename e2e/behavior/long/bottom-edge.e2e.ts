import { expect, type Locator, type Page } from '@playwright/test';
import { newStaff } from '../../admin/staff.ts';
import { test as anyTest } from '../../fixtures.ts';
import { coveredControls } from '../../support/covered-controls.ts';
import { cartButton } from '../../support/floating-cart.ts';
import { test } from '../../support/full-cart.ts';

test.use({
  // A large screen has no dock and no bar.
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  expectedComplaints: [/409/],
});

test('total and submit button of the cart stay above the dock, also after a refusal', async ({
  page,
  t,
  api,
  fullCart,
  newMember,
}) => {
  const dock = cartButton(page, t);
  await expect(dock).toBeVisible();
  const submit = page.getByRole('button', { name: t('cart:submit') });
  const total = page.getByText(t('cart:selectedCount', { count: 1 }));
  for (const part of [submit, total]) await expectAbove(dock, part);
  await scrollToEnd(page);
  for (const part of [submit, total]) await expectAbove(dock, part);
  expect(await coveredControls(page)).toEqual([]);

  await api.buy(await newMember(1000), fullCart.productCode);
  await submit.click();
  const refusal = page.getByRole('alert').filter({ hasText: t('order:submitFailed') });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expectAbove(submit, refusal);
  await expectAbove(dock, submit);
  await expectAbove(dock, page.getByText(t('cart:selectedCount', { count: 0 })));
  expect(await coveredControls(page)).toEqual([]);
});

anyTest(
  'price and button of a piece stay in reach after the first button was passed',
  async ({ page, t, newMember, newPiece, signIn }) => {
    const { productCode, name } = await newPiece(480);
    await signIn(page, await newMember());
    await page.goto(`/artworks/${productCode}`);
    const add = page.getByRole('button', { name: t('artworks:addNamed', { name }) });
    await expect(add).toBeEnabled();
    await expect(add).toHaveCount(1);
    await scrollToEnd(page);
    await expect(add).toHaveCount(2);
    const price = add.last().locator('..').getByText('¥480');
    for (const part of [price, add.last()]) await expectAbove(cartButton(page, t), part);
    expect(await coveredControls(page)).toEqual([]);

    await scrollToEnd(page);
    await add.last().click();
    await expect(page.getByRole('link', { name: t('artworks:inCartNamed', { name }) })).toHaveCount(2);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('link', { name: t('artworks:inCartNamed', { name }) })).toHaveCount(1);
  },
);

anyTest(
  'the offer to undo covers no row of an admin list',
  async ({ page, t, api, shop, newMember, newPiece, signIn }) => {
    const buyer = await newMember(1000);
    for (const price of [181, 191, 201]) await api.buy(buyer, (await newPiece(price)).productCode);
    await signIn(page, await newStaff(shop, api, 'Fulfilment'));
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(`/admin/orders?view=toShip&userId=${buyer.userId}`);
    const ship = page.getByRole('button', { name: t('admin-orders:actions.ship.verb'), exact: true });
    await ship.first().click();
    await page.getByRole('textbox', { name: t('admin-orders:fields.trackingNo') }).fill('SF4000000001');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: t('admin:undo.undo') })).toBeVisible();
    await expect(ship).toHaveCount(2);
    expect(await coveredControls(page)).toEqual([]);
  },
);

function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

async function expectAbove(lower: Locator, upper: Locator): Promise<void> {
  await expect(upper).toBeInViewport({ ratio: 1 });
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}
