import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { cmsArtwork } from '../src/catalog/cms-artwork.ts';
import { projectArtwork } from '../src/catalog/project-artwork.ts';
import { day, minute } from '../src/clock.ts';
import { transaction } from '../src/db/transaction.ts';
import { expireOrders } from '../src/orders/expire-orders.ts';
import { createTestApp, type TestApp } from '../test/create-test-app.ts';
import { demoMember, reservedPiece, soldPiece } from './sample-offers.ts';
import { placeSampleOrders } from './sample-orders.ts';
import { seedSampleShop } from './sample-shop.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const place = () => placeSampleOrders(app.services);
const orders = () => app.services.db('orders').select('status').orderBy(['createdAt', 'status']);
const states = async () => (await orders()).map(({ status }) => status);

async function publish(productCode: string): Promise<void> {
  const artwork = cmsArtwork.parse({
    documentId: productCode,
    productCode,
    name: '试釉瓶',
    locale: 'zh',
    localizations: [],
  });
  await transaction(app.services.db, (trx) => projectArtwork(trx, artwork, app.clock.now()));
}

test('nothing is ordered without the sample accounts, or before the CMS has published the pieces', async () => {
  await place();
  await seedSampleShop(app.services);
  await place();
  expect(await orders()).toEqual([]);
});

test('one piece is sold and one is reserved as soon as the CMS has published them, and repetitions change nothing', async () => {
  await publish(soldPiece);
  await publish(reservedPiece);
  await place();
  await place();
  await seedSampleShop(app.services);
  const offers = await app.client().ok('GET /product/query', { codes: `${soldPiece},${reservedPiece}` });
  expect(offers).toMatchObject([{ status: 'sold' }, { status: 'reserved' }]);
  expect(await states()).toEqual(['PAID', 'WAITING_PAYMENT']);
  expect(await audit(app.services.db)).toEqual([]);
});

test('the demo member keeps the whole balance', async () => {
  const login = { account: demoMember.phone, password: demoMember.password, remember: true };
  const { authToken } = await app.client().ok('POST /auth/login', login);
  const { balance } = await app.client(authToken).ok('GET /wallet/query', {});
  expect(balance).toBe(demoMember.balance);
});

test('a hold that timed out is placed again after the pause', async () => {
  app.clock.advance(day);
  await expireOrders(app.services.db, app.clock.now());
  await place();
  expect(await states()).toEqual(['PAID', 'TIMED_OUT']);
  app.clock.advance(30 * minute);
  await place();
  expect(await states()).toEqual(['PAID', 'TIMED_OUT', 'WAITING_PAYMENT']);
});
