import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { sampleAddress } from '../support/commerce-api.ts';
import { pageHas } from '../support/raw-get.ts';

test.use({ expectedComplaints: [/409/] });

test('a name that is changed in the CMS appears on the site within five seconds', async ({
  baseURL,
  cms,
  newPiece,
}) => {
  const { productCode, documentId, name } = await newPiece(500);
  const address = `${baseURL}/artworks/${productCode}`;
  await expect.poll(() => pageHas(address, name)).toBe(true);

  const changed = `${name}改`;
  await cms.rename(documentId, 'zh', changed);
  await expect.poll(() => pageHas(address, changed), { timeout: 5000 }).toBe(true);
});

test('a piece without a price costs nothing in the cart, and an order of it is refused with its name until it has a price', async ({
  page,
  baseURL,
  t,
  api,
  shop,
  newPiece,
  newMember,
  signIn,
}) => {
  const { productCode, name } = await newPiece(null);
  const member = await newMember();
  await api.call('POST /userinfo/address/add', sampleAddress(member.phone), member.authToken);
  await signIn(page, member);
  const address = `${baseURL}/artworks/${productCode}`;
  await expect.poll(() => pageHas(address, name)).toBe(true);
  await page.goto(address);
  const piece = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(piece.getByText(t('artworks:priceToBeDetermined'))).toBeVisible();
  await expect(piece.getByText(t('artworks:unpriced'))).toBeVisible();
  await page.getByRole('button', { name: t('artworks:addNamed', { name }) }).click();
  await expect(page.getByRole('status').filter({ hasText: t('cart:added') })).toBeVisible();

  await page.goto('/user/cart');
  await expect(page.getByRole('checkbox', { name: t('cart:select', { name }) })).toBeChecked();
  await expect(page.getByText('¥0', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('cart:submit') }).click();
  const refusal = page.getByRole('alert').filter({ hasText: t('order:submitFailed') });
  await expect(refusal).toContainText(t('errors:code.ORD004'));
  await expect(refusal).toContainText(name);

  await runCommand(shop, 'product-price', productCode, '1280');
  await page.reload();
  await expect(page.getByText('¥1,280').first()).toBeVisible();
  await page.getByRole('button', { name: t('cart:submit') }).click();
  await expect(page).toHaveURL(/\/user\/order\/pay\?orderNo=/);
  await expect.poll(() => pageHas(address, '1,280')).toBe(true);
});

test('literature reaches web when it is published, changed and withdrawn, and its PDF opens in the browser', async ({
  baseURL,
  cms,
  shop,
}) => {
  /** Web writes this copy of the literature about a second after it updates its pages. */
  const copy = path.join(shop.DATA_DIR, 'web', 'cms-copy', 'literature.json');
  const keptTitle = async () => JSON.parse(await readFile(copy, 'utf8'))[documentId]?.zh.title ?? null;

  const title = `试写 ${randomUUID()}`;
  const { documentId, pdf } = await cms.publishLiterature(title);
  await expect.poll(keptTitle).toBe(title);
  await cms.retitleLiterature(documentId, `${title}（修订）`);
  await expect.poll(keptTitle).toBe(`${title}（修订）`);
  await cms.withdrawLiterature(documentId);
  await expect.poll(keptTitle).toBeNull();

  const inline = await fetch(`${baseURL}/media/pdf/${pdf}`, { headers: { Range: 'bytes=0-4' } });
  expect(inline.status).toBe(206);
  expect(await inline.text()).toBe('%PDF-');
  expect(inline.headers.get('content-type')).toBe('application/pdf');
  expect(inline.headers.get('content-disposition')).toMatch(/^inline/);
  const saved = await fetch(`${baseURL}/media/pdf/${pdf}?download=${encodeURIComponent('钧窑考')}`);
  expect(saved.headers.get('content-disposition')).toContain(encodeURIComponent('钧窑考.pdf'));
});
