import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from '../../fixtures.ts';

const path = '/artworks/JY-2024-003';

const shownPicture = (dialog: Locator) => dialog.getByRole('img');
const transformOf = (dialog: Locator) =>
  shownPicture(dialog).evaluate((image) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(image.closest('div') ?? image).transform);
    return { scale, x, y };
  });

/** Resolves with the thumbnail that opened the dialog. */
async function open(page: Page, label: string): Promise<Locator> {
  const thumbnail = page.getByRole('list', { name: label }).getByRole('link').first();
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  return thumbnail;
}

test('the pictures of a piece are enlarged, moved and changed by keyboard', async ({ page, t }) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: t('artworks:addToCart') }).first()).toBeEnabled();
  const thumbnail = await open(page, t('artworks:views.label'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  const first = (await dialog.getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).not.toHaveText(first);
  await expect(dialog).toContainText(t('artworks:zoom.position', { number: 2, count: 2 }));

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  expect((await transformOf(dialog)).scale).toBeGreaterThan(1.9);
  await page.keyboard.press('ArrowUp');
  expect((await transformOf(dialog)).y).toBeGreaterThan(0);
  await expect(dialog).toContainText(t('artworks:zoom.position', { number: 2, count: 2 }));
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('-');
  expect(await transformOf(dialog)).toEqual({ scale: 1, x: 0, y: 0 });

  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('heading')).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});

test('a double tap enlarges the place that was tapped, and a second one shows the whole again', async ({
  page,
  t,
}) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: t('artworks:addToCart') }).first()).toBeEnabled();
  await open(page, t('artworks:views.label'));
  const dialog = page.getByRole('dialog');
  const box = await shownPicture(dialog).boundingBox();
  if (!box) throw new Error('the picture has no place on the screen');
  const doubleTap = () => page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 4);
  await doubleTap();
  await expect.poll(async () => (await transformOf(dialog)).scale).toBeGreaterThanOrEqual(2);
  expect((await transformOf(dialog)).y).toBeGreaterThan(0);
  await doubleTap();
  await expect.poll(() => transformOf(dialog)).toEqual({ scale: 1, x: 0, y: 0 });
});
