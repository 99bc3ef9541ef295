import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { holdAnswers } from '../support/hold-answers.ts';

test('before its scripts are there a page does not offer a button that would do nothing', async ({
  page,
  t,
  newPiece,
}) => {
  const { productCode, name } = await newPiece(480);
  const letGo = await holdAnswers(page, '**/*.js');
  await page.goto(`/artworks/${productCode}`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: t('artworks:addNamed', { name }) });
  await expect(add).toBeDisabled();
  letGo();
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: t('auth:loginFirst') })).toBeVisible();
});
