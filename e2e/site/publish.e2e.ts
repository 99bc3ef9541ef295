import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { sampleAddress } from '../support/commerce-api.ts';
import { pageHas } from '../support/raw-get.ts';

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

test('a new piece is shown without a price and can be bought once it has one', async ({
  page,
  baseURL,
  t,
  api,
  shop,
  newPiece,
  newMember,
}) => {
  const { productCode, name } = await newPiece(null);
  const address = `${baseURL}/artworks/${productCode}`;
  await expect.poll(() => pageHas(address, name)).toBe(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText(t('artworks:priceToBeDetermined'))).toBeVisible();
  await expect(page.getByText(t('artworks:reasons.unpriced'))).toBeVisible();

  const { userId, authToken, phone } = await newMember();
  const item = await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
  expect(item.price).toBeNull();
  const { addressId } = await api.call('POST /userinfo/address/add', sampleAddress(phone), authToken);
  const submit = { requestId: randomUUID(), addressId, expectedAmount: 0, itemIds: [item.itemId] };
  const refused = await api.ask('POST /order/submit', submit, authToken);
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'ORD004' } });

  await runCommand(shop, 'product-price', productCode, '1280');
  await expect.poll(() => pageHas(address, '1,280')).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: t('artworks:addNamed', { name }) })).toBeEnabled();
});
