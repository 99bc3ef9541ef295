import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { cartButton, cartPanel } from '../support/floating-cart.ts';
import { test } from '../support/full-cart.ts';

const cartQuery = '**/api/userinfo/cart/query?*';

test('a guest is offered the login, and the cart is not requested from commerce', async ({ page, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/userinfo/')) asked.push(request.url());
  });
  await page.goto('/artworks');
  await cartButton(page, t).click();
  await expect(cartPanel(page, t)).toContainText(t('cart:widget.guest'));
  await cartPanel(page, t)
    .getByRole('link', { name: t('navbar:login') })
    .click();
  await expect(page).toHaveURL('/auth');
  expect(asked).toEqual([]);
});

test('a member selects, deselects and deletes pieces in the panel', async ({
  page,
  t,
  api,
  newPiece,
  cart: { buyer, name },
}) => {
  const { userId, authToken } = buyer;
  const unpriced = await newPiece(null);
  await api.call('POST /userinfo/cart/add_item', { userId, productCode: unpriced.productCode }, authToken);
  await page.goto('/');
  const button = cartButton(page, t);
  await expect(button).toHaveAccessibleName(t('cart:widget.named', { count: 2 }));
  await expect(button).toHaveText('2');
  await button.click();
  const panel = cartPanel(page, t);
  const total = panel.getByText(t('cart:widget.total')).locator('..');
  await expect(total).toContainText('¥480');
  await expect(panel.getByText(t('artworks:priceToBeDetermined'))).toBeVisible();
  const height = await panel.evaluate((dialog) => dialog.getBoundingClientRect().height / innerHeight);
  expect(height).toBeCloseTo(0.8, 2);
  await expectAccessible(page);

  const checkbox = panel.getByRole('checkbox', { name: t('cart:select', { name }) });
  await checkbox.click();
  await expect(checkbox).not.toBeChecked();
  await expect(total).toContainText('¥0');

  await panel.getByRole('button', { name: t('cart:deleteNamed', { name }) }).click();
  await expect(panel.getByRole('link', { name })).toBeHidden();
  await expect(
    panel.getByRole('button', { name: t('cart:deleteNamed', { name: unpriced.name }) }),
  ).toBeFocused();
  await panel.getByRole('button', { name: t('cart:deleteNamed', { name: unpriced.name }) }).click();
  await expect(panel).toContainText(t('cart:empty'));
  expect(await api.call('GET /userinfo/cart/query', { userId }, authToken)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName(t('cart:title'));
});

test('more than 99 pieces are shown as 99+, and the panel leads to the cart', async ({
  page,
  shop,
  t,
  api,
  cart: { buyer, productCode },
}) => {
  const { userId, authToken, phone } = buyer;
  await runCommand(shop, 'staff-role', phone, 'Owner');
  const more = { requestId: randomUUID(), productCode, change: 99, reason: 'A series of 100 cups' };
  await api.call('POST /admin/inventory/adjust', more, authToken);
  await api.call('POST /userinfo/cart/add_item', { userId, productCode, quantity: 99 }, authToken);
  await page.goto('/');
  const button = cartButton(page, t);
  await expect(button).toHaveText('99+');
  await expect(button).toHaveAccessibleName(t('cart:widget.named', { count: 100 }));
  await button.click();
  await expect(cartPanel(page, t)).toContainText('¥48,000');
  await cartPanel(page, t)
    .getByRole('link', { name: t('cart:widget.toCart') })
    .click();
  await expect(page).toHaveURL('/user/cart');
  await expect(cartPanel(page, t)).toBeHidden();
  await expect(button).toHaveText('99+');
});

test('a piece in the cart is marked on its page and in the list, also when another tab has added it', async ({
  page,
  context,
  t,
  newPiece,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  const { productCode, name } = await newPiece(480);
  await page.goto(`/artworks?q=${productCode}`);
  await expect(cartButton(page, t)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/artworks/${productCode}`);
  const add = other.getByRole('button', { name: t('artworks:addNamed', { name }) });
  await expect(add).toBeEnabled();
  await add.focus();
  await other.keyboard.press('Enter');
  const inCart = { name: t('artworks:inCartNamed', { name }) };
  await expect(other.getByRole('link', inCart)).toBeFocused();
  await expect(page.getByRole('link', inCart)).toBeVisible();
  await expect(cartButton(page, t)).toHaveText('1');

  await cartButton(other, t).click();
  await cartPanel(other, t)
    .getByRole('button', { name: t('cart:deleteNamed', { name }) })
    .click();
  await expect(page.getByRole('link', inCart)).toBeHidden();
  await expect(cartButton(page, t)).toHaveText('');
  await page.getByRole('button', { name: t('artworks:addNamed', { name }) }).click();
  await page.getByRole('link', inCart).click();
  await expect(page).toHaveURL('/user/cart');
});

test.describe('when calls fail', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a cart that can’t be loaded is not shown as empty, and a retry loads it', async ({
    page,
    t,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.route(cartQuery, (route) => route.abort());
    await page.goto('/');
    await cartButton(page, t).click();
    const panel = cartPanel(page, t);
    await expect(panel.getByRole('alert')).toContainText(t('cart:fetchFailed'));
    await expect(panel).not.toContainText(t('cart:empty'));
    await expectAccessible(page);
    await page.unroute(cartQuery);
    await panel.getByRole('button', { name: t('errors:retry') }).click();
    await expect(panel).toContainText(t('cart:empty'));
  });

  test('a change that fails is only logged, and the panel shows the cart as commerce stores it', async ({
    page,
    t,
    cart: { name },
  }) => {
    await page.goto('/');
    await cartButton(page, t).click();
    const panel = cartPanel(page, t);
    await page.route('**/api/userinfo/cart/{update,delete}_item', (route) => route.abort());
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    const checkbox = panel.getByRole('checkbox');
    await checkbox.click();
    await expect.poll(() => logged.length).toBe(1);
    await panel.getByRole('button', { name: t('cart:deleteNamed', { name }) }).click();
    await expect.poll(() => logged.length).toBe(2);
    await expect(checkbox).toBeChecked();
    await expect(panel.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a dock opens the cart as a sheet and covers no part of the page', async ({
    page,
    t,
    cart: { name },
  }) => {
    await page.goto('/');
    const dock = cartButton(page, t).or(
      page.getByRole('button', { name: t('cart:widget.named', { count: 1 }) }),
    );
    await dock.tap();
    const panel = cartPanel(page, t);
    await expect(panel.getByRole('link', { name })).toBeVisible();
    const box = await panel.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(box?.height).toBeCloseTo(844 * 0.8, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    await expectAccessible(page);
    await panel.getByRole('button', { name: t('common:close') }).tap();
    await expect(panel).toBeHidden();

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const covered = await page.getByRole('contentinfo').evaluate((footer) => {
      const last = footer.getBoundingClientRect().bottom;
      return last - (innerHeight - 56);
    });
    // The browser rounds the scroll position, so the dock may cover a fraction of a pixel of the footer.
    expect(covered).toBeLessThan(1);
  });
});
