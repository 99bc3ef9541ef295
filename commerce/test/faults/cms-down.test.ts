import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { newMember, newStaff, pay, sendPaymentCode, submit, type TestMember } from '../factories.ts';

const productCode = 'JY-2040-001';
let app: TestApp;
let staff: TestMember;
let cms: Server;
let port = 0;
let name = '天青瓶';

beforeAll(async () => {
  await openCms();
  app = await createTestApp({ cmsUrl: `http://127.0.0.1:${port}` });
  staff = await newStaff(app, 'Catalogue');
  await app.services.catalog.compareAll();
  const unpriced = await staff.client.ok('GET /admin/products/detail', { productCode });
  const { version } = await staff.client.ok('POST /admin/products/price', {
    requestId: crypto.randomUUID(),
    productCode,
    version: unpriced.version,
    price: 100,
    specialPrice: null,
  });
  await staff.client.ok('POST /admin/products/put_on_sale', {
    requestId: crypto.randomUUID(),
    pieces: [{ productCode, version }],
    onSale: true,
  });
});
afterAll(async () => {
  await closeCms();
  expect(await audit(app.services.db)).toEqual([]);
  await app.close();
});

async function openCms(): Promise<void> {
  cms = createServer((request, response) => {
    const artwork = { documentId: 'down1', locale: 'zh', productCode, name, type: 'vase', order: 1 };
    const meta = { pagination: { pageCount: 1 } };
    const isChinese = request.url?.includes('locale=zh');
    response.end(JSON.stringify({ data: isChinese ? [artwork] : [], meta }));
  }).listen(port, '127.0.0.1');
  await once(cms, 'listening');
  port = (cms.address() as AddressInfo).port;
}

async function closeCms(): Promise<void> {
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
}

const nameOf = async () => (await app.services.db('products').where({ code: productCode }).first())?.nameZh;

test('while the CMS is down the shop works with its last content, and catches up when the CMS is back', async () => {
  await closeCms();
  name = '月白瓶';
  await expect(app.services.catalog.compareAll()).rejects.toThrow();
  expect(await nameOf()).toBe('天青瓶');
  const resync = { requestId: crypto.randomUUID(), productCode };
  const refused = await staff.client.call('POST /admin/products/resync', resync);
  expect(refused).toMatchObject({ httpStatus: 503, errorCode: 'SYS004' });

  const member = await newMember(app, { balance: 100 });
  const { content: order } = await submit(member, productCode, 100);
  const code = await sendPaymentCode(app, member, order.orderNo);
  expect((await pay(member, order.orderNo, code)).content.status).toBe('PAID');

  await openCms();
  await app.services.catalog.compareAll();
  expect(await nameOf()).toBe('月白瓶');
  const { items } = await member.client.ok('GET /order/detail', { orderNo: order.orderNo });
  expect(items).toMatchObject([{ productName: '天青瓶' }]);
});
