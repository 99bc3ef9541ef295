import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { sampleAddress } from '../support/commerce-api.ts';
import { press, type } from '../support/press.ts';

test.slow();

test('a piece can be bought with the keyboard alone', async ({ page, t, api, newPiece, newMember }) => {
  const member = await newMember(1000);
  const { productCode, name } = await newPiece(600);

  await test.step('logs in', async () => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: t('auth:login.submit'), exact: true })).toBeEnabled();
    await type(page, page.getByLabel(t('auth:fields.account')), member.phone);
    await type(page, page.getByLabel(t('auth:fields.password'), { exact: true }), member.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  await test.step('puts the piece into the cart', async () => {
    await page.goto(`/artworks/${productCode}`);
    const add = page.getByRole('button', { name: t('artworks:addNamed', { name }) });
    await expect(add).toBeEnabled();
    await press(page, add);
    await expect(page.getByRole('status').filter({ hasText: t('cart:added') })).toBeVisible();
  });

  await test.step('opens the cart through the menu', async () => {
    const menu = page.getByRole('banner');
    await page.reload();
    await press(page, menu.getByText(t('navbar:memberCenter')));
    await press(page, menu.getByRole('link', { name: t('navbar:cart'), exact: true }));
    await expect(page).toHaveURL('/user/cart');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });

  await test.step('adds an address in the dialog, which returns the focus when it closes', async () => {
    const open = page.getByRole('button', { name: t('user:address.add') });
    await press(page, open);
    const dialog = page.getByRole('dialog', { name: t('user:address.add') });
    const field = (key: string) => dialog.getByLabel(t(`user:address.${key}`));
    await expect(field('recognize.label')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    const { recipientName, street } = sampleAddress(member.phone);
    await type(page, field('recipientName'), recipientName);
    await type(page, field('phone'), member.phone);
    // The first province is Beijing. Its only city is chosen automatically, so the district comes next.
    await press(page, field('province'), 'ArrowDown');
    await expect(field('city')).toHaveValue('北京市');
    await press(page, field('district'), 'ArrowDown');
    await type(page, field('street'), street);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('orders and pays', async () => {
    await press(page, page.getByRole('button', { name: t('cart:submit') }));
    await expect(page).toHaveURL(/\/user\/order\/pay\?orderNo=/);
    await press(page, page.getByRole('button', { name: t('auth:sendCode') }), 'Space');
    await expect(page.getByRole('button', { name: t('auth:sendCode'), exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: t('auth:sendAgain'), disabled: true })).toBeFocused();
    await type(page, page.getByLabel(t('order:pay.code')), await api.latestCode(member.phone, 'order_pay'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('order:thanks.title') })).toBeFocused();
  });
});
