import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from '../fixtures.ts';
import { cartButton, cartPanel } from '../support/floating-cart.ts';

test('starts 24 px from the left and 200 px above the bottom, and stays where it is dragged', async ({
  page,
  t,
}) => {
  await page.goto('/');
  const button = cartButton(page, t);
  await expect(button).toBeVisible();
  expect(await placeOf(button)).toEqual({ x: 24, y: 600 });
  await drag(page, button, { x: 300, y: -150 });
  expect(await placeOf(button)).toEqual({ x: 324, y: 450 });
  await expect(cartPanel(page, t)).toBeHidden();
  await page.goto('/artworks');
  await expect(button).toBeVisible();
  expect(await placeOf(button)).toEqual({ x: 324, y: 450 });
});

test('takes a movement of less than 5 px as a press', async ({ page, t }) => {
  await page.goto('/');
  await drag(page, cartButton(page, t), { x: 4, y: 0 });
  await expect(cartPanel(page, t)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await placeOf(cartButton(page, t))).toEqual({ x: 24, y: 600 });
});

test('stays 80 px inside the window, also when the window becomes smaller, and returns', async ({
  page,
  t,
}) => {
  await page.goto('/');
  const button = cartButton(page, t);
  await drag(page, button, { x: 1240, y: 190 });
  expect(await placeOf(button)).toEqual({ x: 1200, y: 720 });
  await page.setViewportSize({ width: 1100, height: 500 });
  await expect.poll(() => placeOf(button)).toEqual({ x: 1020, y: 420 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => placeOf(button)).toEqual({ x: 1200, y: 720 });
});

test('is moved by the arrow keys, opens the panel with Enter, and gets the focus back', async ({
  page,
  t,
}) => {
  await page.goto('/');
  const button = cartButton(page, t);
  await button.focus();
  await expect(button).toHaveAccessibleDescription(t('cart:widget.moveHint'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await placeOf(button)).toEqual({ x: 40, y: 584 });
  await page.reload();
  await expect(button).toBeVisible();
  expect(await placeOf(button)).toEqual({ x: 40, y: 584 });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(cartPanel(page, t)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cartPanel(page, t)).toBeHidden();
  await expect(button).toBeFocused();
});

test('ignores a stored position that can’t be read', async ({ page, t }) => {
  await page.addInitScript(() => localStorage.setItem('floating-cart', '{"x":"far'));
  await page.goto('/');
  await expect(cartButton(page, t)).toBeVisible();
  expect(await placeOf(cartButton(page, t))).toEqual({ x: 24, y: 600 });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens the panel, and a finger drags the button without scrolling the page', async ({
    page,
    t,
  }) => {
    await page.goto('/artworks');
    const button = cartButton(page, t);
    await expect(button).toBeVisible();
    await button.tap();
    await expect(cartPanel(page, t)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartPanel(page, t)).toBeHidden();
    const { x, y } = await placeOf(button);
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: x + 24, y: y + 24 });
    for (const step of [50, 100, 200]) await touch('touchMove', { x: x + 24 + step, y: y + 24 - step });
    await touch('touchEnd');
    await expect.poll(() => placeOf(button)).toEqual({ x: x + 200, y: y - 200 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(cartPanel(page, t)).toBeHidden();
  });
});

async function placeOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not shown');
  return { x: Math.round(box.x), y: Math.round(box.y) };
}

async function drag(page: Page, button: Locator, { x, y }: { x: number; y: number }): Promise<void> {
  const place = await placeOf(button);
  const middle = { x: place.x + 24, y: place.y + 24 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + x, middle.y + y, { steps: 8 });
  await page.mouse.up();
}
