import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, testSecrets } from '../../test/create-test-app.ts';
import { newMember, newPiece, type TestMember } from '../../test/factories.ts';
import { createCatalog } from '../catalog/cms-catalog.ts';

const central = { province: '香港特别行政区', city: '香港岛', district: '中西区' };
const kowloon = { province: '香港特别行政区', city: '九龙', district: '油尖旺区' };
const cotai = { province: '澳门特别行政区', city: '离岛', district: '路氹填海区' };
const taipei = { province: '台湾省', city: '台北市', district: '大安区' };
const yuzhou = { province: '河南省', city: '许昌市', district: '禹州市' };

let app: TestApp;
let cms: Server;
/** A number is the HTTP status of an answer without settings. */
let answer: object | number = 404;

beforeAll(async () => {
  cms = createServer((request, response) => {
    if (!request.url?.startsWith('/api/site-setting?locale=zh&')) response.statusCode = 400;
    else if (typeof answer === 'number') response.statusCode = answer;
    response.end(JSON.stringify({ data: { documentId: 'site1', ...(answer as object) } }));
  }).listen(0, '127.0.0.1');
  await once(cms, 'listening');
  app = await createTestApp({ cmsUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await app.close();
  cms.close();
});
beforeEach(async () => {
  await app.services.db('deliveryAreas').delete();
  await app.services.db('deliveryAreas').insert({ area: 'mainland' });
});

async function report(settings: object | number): Promise<number> {
  answer = settings;
  const { status } = await fetch(`${app.url}/api/internal/cms_changed`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Internal-Token': testSecrets.INTERNAL_TOKEN },
    body: JSON.stringify({ type: 'site-setting', documentId: 'site1' }),
  });
  return status;
}

async function addTo({ client, phone }: TestMember, region: typeof yuzhou) {
  const input = { recipientName: '陈一', phone, street: '1 号', ...region };
  return client.ok('POST /userinfo/address/add', input);
}

async function deliverable(...regions: (typeof yuzhou)[]): Promise<boolean[]> {
  const member = await newMember(app);
  const listed = [];
  for (const region of regions) {
    const added = await addTo(member, region);
    const all = await member.client.ok('GET /userinfo/address/query', {});
    expect(all).toContainEqual(added);
    listed.push(added.deliverable);
  }
  return listed;
}

async function orderTo(member: TestMember, region: typeof yuzhou) {
  const { addressId } = await addTo(member, region);
  const requestId = crypto.randomUUID();
  return member.client.call('POST /order/submit', { requestId, addressId, expectedAmount: 100 });
}

async function newBuyer(): Promise<TestMember & { productCode: string }> {
  const member = await newMember(app);
  const productCode = await newPiece(app);
  await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode });
  return { ...member, productCode };
}

test('until the CMS has said where the shop delivers, it delivers to the mainland alone', async () => {
  const all = [yuzhou, central, kowloon, cotai, taipei];
  expect(await deliverable(...all)).toEqual([true, false, false, false, false]);
  expect(await report(404)).toBe(200);
  expect(await deliverable(...all)).toEqual([true, false, false, false, false]);
  // Settings older than the fields have no values.
  expect(await report({ deliversToMainland: null, deliversToHongKong: null })).toBe(200);
  expect(await deliverable(...all)).toEqual([true, false, false, false, false]);
});

test.each([central, cotai, taipei])(
  'an order to $province is refused while the shop does not deliver there, and holds nothing',
  async (region) => {
    const buyer = await newBuyer();
    const refused = await orderTo(buyer, region);
    expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'ADR004' });
    expect(refused.details).toMatchObject({ troubles: [{ kind: 'notDeliverable', text: refused.message }] });
    const [offer] = await app.client().ok('GET /product/query', { codes: buyer.productCode });
    expect(offer).toMatchObject({ status: 'available', available: 1 });
    expect((await orderTo(buyer, yuzhou)).httpStatus).toBe(200);
  },
);

test('the refusal of an address joins all other troubles of the order, and comes first', async () => {
  const buyer = await newBuyer();
  await app.services.db('products').where({ code: buyer.productCode }).update({ onSale: false });
  const { errorCode, details } = await orderTo(buyer, central);
  expect(errorCode).toBe('ADR004');
  expect(details).toMatchObject({
    troubles: [{ kind: 'notDeliverable' }, { kind: 'offSale', productCode: buyer.productCode }],
  });
});

test('a reported change of the settings counts at once, also one that takes the mainland away', async () => {
  await report({ deliversToMainland: true, deliversToHongKong: true, deliversToTaiwan: true });
  expect(await deliverable(yuzhou, central, cotai, taipei)).toEqual([true, true, false, true]);
  expect((await orderTo(await newBuyer(), kowloon)).httpStatus).toBe(200);
  await report({ deliversToMainland: false, deliversToMacao: true });
  expect(await deliverable(yuzhou, central, cotai, taipei)).toEqual([false, false, true, false]);
});

test('while the CMS is silent, fails or answers nonsense, the shop delivers where it did before', async () => {
  await report({ deliversToMainland: true, deliversToMacao: true });
  for (const failure of [503, { deliversToMainland: 'yes' }]) expect(await report(failure)).toBe(500);
  const { db, clock, config } = app.services;
  const restarted = createCatalog({ db, clock, config: { ...config, cmsUrl: 'http://127.0.0.1:9' } });
  await expect(restarted.refreshSettings()).rejects.toThrow();
  expect(await deliverable(yuzhou, central, cotai)).toEqual([true, false, true]);
});
