import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { holdAnswers } from '../support/hold-answers.ts';

test('a button that needs a script is disabled until the script has loaded', async ({
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
  await expect(page.getByRole('status').filter({ hasText: t('auth:loginFirst') })).toBeVisible();
});
