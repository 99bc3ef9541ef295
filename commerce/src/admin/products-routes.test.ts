import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newMember, newPiece, newStaff, newUnpricedPiece, submit } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { requireRow } from '../../test/require-row.ts';

/** Null if the test CMS does not answer. */
let documents: Record<string, unknown>[] | null = [];
const cms = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms.example');
  const wanted = /^\/api\/artworks\/(.+)$/.exec(pathname)?.[1];
  const inChinese = searchParams.get('locale') === 'zh' ? documents : documents && [];
  const answers = inChinese?.map((document) => ({ locale: 'zh', ...document }));
  const one = answers?.find((document) => 'documentId' in document && document.documentId === wanted);
  response.statusCode = documents === null ? 500 : wanted && !one ? 404 : 200;
  const meta = { pagination: { pageCount: 1 } };
  response.end(JSON.stringify(wanted ? { data: one } : { data: answers, meta }));
}).listen(0, '127.0.0.1');
await once(cms, 'listening');
afterAll(() => cms.close());

const app = await openShop({ cmsUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}` });
const staff = await newStaff(app, 'Catalogue');
beforeEach(async () => {
  documents = [];
});

const id = () => crypto.randomUUID();
const codes = async (input: object) =>
  (await staff.client.ok('GET /admin/products/query', input)).items.map(({ productCode }) => productCode);
const rowOf = async (search: string) =>
  (await staff.client.ok('GET /admin/products/query', { search })).items[0];
const seen = async (productCode: string) => {
  const { content } = await staff.client.call('GET /admin/products/detail', { productCode });
  return { productCode, version: content?.version ?? 'none' };
};
const price = async (productCode: string, yuan: number | null, special: number | null = null) =>
  staff.client.call('POST /admin/products/price', {
    requestId: id(),
    ...(await seen(productCode)),
    price: yuan,
    specialPrice: special,
  });
const putOnSale = async (productCodes: string[], onSale: boolean, dryRun = false) =>
  staff.client.ok('POST /admin/products/put_on_sale', {
    requestId: id(),
    pieces: await Promise.all(productCodes.map(seen)),
    onSale,
    dryRun,
  });
const resync = (productCode: string, requestId = id()) =>
  staff.client.call('POST /admin/products/resync', { requestId, productCode });
const offerOf = async (codes: string) => (await app.client().ok('GET /product/query', { codes }))[0];

describe('pricing', () => {
  test('sets price and special price and keeps a piece off sale if it is off sale', async () => {
    const code = await newUnpricedPiece(app);
    expect((await price(code, 100, 80)).content).toMatchObject({
      price: 100,
      specialPrice: 80,
      onSale: false,
    });
    expect(await offerOf(code)).toMatchObject({ price: null });
    expect(await putOnSale([code], true)).toMatchObject([{ errorCode: null, row: { onSale: true } }]);
    expect(await offerOf(code)).toMatchObject({ price: 100, specialPrice: 80, savedAmount: 20 });
    expect((await price(code, 90)).content).toMatchObject({ price: 90, specialPrice: null, onSale: true });
  });

  test('with no price takes the piece off sale', async () => {
    const code = await newPiece(app);
    expect((await price(code, null)).content).toMatchObject({ price: null, onSale: false });
    expect((await submit(await newMember(app), code, 0)).errorCode).toBe('ORD004');
  });

  test('refuses a special price that is not lower than the price, and prices below one fen', async () => {
    const code = await newPiece(app);
    for (const [yuan, special] of [
      [100, 100],
      [100, 101],
      [null, 10],
      [0, null],
      [-1, null],
      [1.005, null],
    ] as const) {
      expect((await price(code, yuan, special)).errorCode).toBe('SYS007');
    }
    expect((await price('JY-0000-000', 10)).errorCode).toBe('PRD001');
  });

  test('is logged with the prices before and after', async () => {
    const code = await newPiece(app, { price: 100 });
    await price(code, 120);
    const row = requireRow((await readLog(app.services.db, { object: `product:${code}` }))[0]);
    expect(row.action).toBe('products/price');
    expect(JSON.parse(row.before)).toEqual({ price: 100, specialPrice: null, onSale: true });
    expect(JSON.parse(row.after)).toEqual({ price: 120, specialPrice: null, onSale: true });
  });
});

describe('several people', () => {
  test('who price a piece at once do not overwrite each other: the later ones learn the present version', async () => {
    // The first round opens the database connections, so only later rounds truly run at the same time.
    for (let round = 0; round < 3; round += 1) {
      const code = await newPiece(app, { price: 100 });
      const piece = await seen(code);
      const answers = await Promise.all(
        [70, 71, 72, 73, 74, 75].map((yuan) =>
          staff.client.call('POST /admin/products/price', {
            ...{ requestId: id(), ...piece, price: yuan, specialPrice: null },
          }),
        ),
      );
      const [done, ...refused] = answers.toSorted((a, b) => a.httpStatus - b.httpStatus);
      expect(done?.httpStatus).toBe(200);
      const { version } = await seen(code);
      for (const answer of refused) {
        expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'SYS009', details: { version } });
      }
      expect(done?.content).toMatchObject({ version });
    }
  });

  test('who change a piece in bulk and one by one get a refusal for that piece alone', async () => {
    const [mine, theirs] = [await newPiece(app), await newPiece(app)];
    const pieces = await Promise.all([mine, theirs].map(seen));
    await price(theirs, 555);
    const priced = pieces.map((piece) => ({ ...piece, price: 20, specialPrice: 10 }));
    const input = { requestId: id(), pieces: priced };
    const results = await staff.client.ok('POST /admin/products/price_bulk', input);
    expect(results).toMatchObject([
      { productCode: mine, errorCode: null, after: { price: 20, specialPrice: 10, onSale: true } },
      { productCode: theirs, errorCode: 'SYS009', row: { price: 555 } },
    ]);
    expect(await staff.client.ok('POST /admin/products/price_bulk', input)).toEqual(results);
    expect(await rowOf(mine)).toMatchObject({ price: 20, specialPrice: 10 });
  });

  test('undo each of their changes as a whole: both prices and the sale', async () => {
    const code = await newPiece(app, { price: 100 });
    const before = { price: 100, specialPrice: null, onSale: true };
    const emptied = await staff.client.ok('POST /admin/products/price', {
      ...{ requestId: id(), ...(await seen(code)), price: null, specialPrice: null },
    });
    expect(emptied).toMatchObject({ price: null, onSale: false });
    const undo = { productCode: code, version: emptied.version, ...before };
    const results = await staff.client.ok('POST /admin/products/price_bulk', {
      ...{ requestId: id(), pieces: [undo] },
    });
    expect(results).toMatchObject([{ errorCode: null, after: before }]);
    const wrong = { requestId: id(), ...(await seen(code)), price: null, specialPrice: null, onSale: true };
    expect(await staff.client.call('POST /admin/products/price', wrong)).toMatchObject({
      errorCode: 'ORD004',
    });
    expect(await rowOf(code)).toMatchObject(before);
  });

  test('are not stopped by a purchase, which changes the stock but not the price', async () => {
    const code = await newPiece(app, { price: 100 });
    const { version } = await seen(code);
    await submit(await newMember(app), code, 100);
    expect((await seen(code)).version).toBe(version);
  });
});

test('the preview of a piece is a signed address of its page that lasts an hour', async () => {
  const english = { locale: 'en', name: 'Preview' };
  documents = [
    { documentId: 'preview1', productCode: 'JY-2031-900', name: '预览', localizations: [english] },
  ];
  await app.services.catalog.compareAll();
  const input = { productCode: 'JY-2031-900', lng: 'en' } as const;
  const { preview } = await staff.client.ok('GET /admin/products/preview', input);
  const address = new URL(preview?.path ?? '', 'http://shop.example');
  expect([address.pathname, address.searchParams.get('lng')]).toEqual(['/artworks/JY-2031-900', 'en']);
  const expires = Math.floor(app.clock.now() / 1000) + 3600;
  const signed = `preview\n/artworks/JY-2031-900\nartwork\npreview1\ndraft\n${expires}`;
  const secret = app.services.config.previewSecret?.toUse(app.clock.now()) ?? '';
  const signature = createHmac('sha256', secret).update(signed).digest('base64url');
  expect(address.searchParams.get('preview')).toBe(`artwork.preview1.draft.${expires}.${signature}`);
  const withoutDocument = { productCode: await newPiece(app), lng: 'en' } as const;
  await app.services.db('products').where({ code: withoutDocument.productCode }).update({ documentId: null });
  expect(await staff.client.ok('GET /admin/products/preview', withoutDocument)).toEqual({ preview: null });
});

describe('putting on sale', () => {
  test('in bulk changes the pieces that can be changed, and says why the others are not', async () => {
    const [priced, unpriced, onSale] = [
      await newPiece(app),
      await newUnpricedPiece(app),
      await newPiece(app),
    ];
    await putOnSale([priced], false);
    const codes = [priced, unpriced, 'JY-0000-000', onSale];
    const expected = [
      {
        productCode: priced,
        errorCode: null,
        changes: true,
        before: { onSale: false },
        after: { onSale: true },
      },
      { productCode: unpriced, errorCode: 'ORD004', changes: false, row: { onSale: false } },
      { productCode: 'JY-0000-000', errorCode: 'PRD001', changes: false, row: null },
      { productCode: onSale, errorCode: null, changes: false },
    ];
    const logged = () => readLog(app.services.db, { action: 'products/put_on_sale' });
    const before = (await logged()).length;
    expect(await putOnSale(codes, true, true)).toMatchObject(expected);
    expect((await rowOf(priced))?.onSale).toBe(false);
    expect(await logged()).toHaveLength(before);
    const done = await putOnSale(codes, true);
    expect(done).toMatchObject(expected);
    expect(done[0]?.row).toEqual(await rowOf(priced));
    const row = requireRow((await logged()).at(-1));
    expect(JSON.parse(row.after)).toMatchObject({
      [priced]: { onSale: true },
      refused: { [unpriced]: 'ORD004', 'JY-0000-000': 'PRD001' },
    });
  });

  test('is refused as a whole if a piece is named twice, and so are prices in bulk', async () => {
    const piece = await seen(await newPiece(app, { price: 100 }));
    const twice = [piece, piece];
    const prices = twice.map((each, index) => ({ ...each, price: 10 + index, specialPrice: null }));
    const answers = [
      await staff.client.call('POST /admin/products/put_on_sale', {
        ...{ requestId: id(), pieces: twice, onSale: false },
      }),
      await staff.client.call('POST /admin/products/price_bulk', { requestId: id(), pieces: prices }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
    expect(await seen(piece.productCode)).toEqual(piece);
  });

  test('shows a piece that was taken off sale as unavailable until it is back', async () => {
    const code = await newPiece(app);
    await putOnSale([code], false);
    expect(await offerOf(code)).toMatchObject({ price: null, status: 'unknown' });
    await putOnSale([code], true);
    expect(await offerOf(code)).toMatchObject({ price: 100, status: 'available' });
  });
});

describe('the list of products', () => {
  test('filters by price, sale, translation and search, and sorts by price', async () => {
    const [cheap, dear] = [await newPiece(app, { price: 1 }), await newPiece(app, { price: 90_000 })];
    const unpriced = await newUnpricedPiece(app, '没有价格');
    await app.services.db('products').where({ code: dear }).update({ nameEn: null });
    expect(await codes({ search: '没有' })).toEqual([unpriced]);
    expect(await codes({ unpriced: 'true', onSale: 'false' })).toContain(unpriced);
    expect(await codes({ unpriced: 'false' })).not.toContain(unpriced);
    expect(await codes({ missingTranslation: 'true' })).toEqual([dear]);
    expect(await codes({ missingTranslation: 'false' })).not.toContain(dear);
    expect((await codes({ sort: '-price' }))[0]).toBe(dear);
    const byPrice = await codes({ sort: 'price', unpriced: 'false', pageSize: 100 });
    expect(byPrice[0]).toBe(cheap);
  });

  test('is exported, and the export is logged', async () => {
    const code = await newPiece(app, { name: '导出' });
    const csv = await staff.client.file('GET /admin/products/export', { search: '导出' });
    expect(csv).toContain(code);
    expect(await readLog(app.services.db, { action: 'products/export' })).toHaveLength(1);
  });
});

describe('content from the CMS', () => {
  const work = (number: string, changes: object = {}) => ({
    documentId: `doc${number}`,
    productCode: `JY-2031-${number}`,
    name: `作品${number}`,
    ...changes,
  });

  test('with a malformed document marks that piece, but stops neither the comparison nor the sale of the piece', async () => {
    documents = [work('001'), work('002'), work('003')];
    await app.services.catalog.compareAll();
    documents = [work('001', { name: 42 }), work('002', { order: 'x' }), work('003', { name: '新名' })];
    await app.services.catalog.compareAll();
    expect((await codes({ outOfSync: 'true' })).sort()).toEqual(['JY-2031-001', 'JY-2031-002']);
    expect(await rowOf('JY-2031-001')).toMatchObject({ nameZh: '作品001', listed: true, inSync: false });
    expect(await rowOf('JY-2031-003')).toMatchObject({ nameZh: '新名', inSync: true });
    documents = [work('001'), work('002'), work('003')];
    await app.services.catalog.compareAll();
    expect(await codes({ outOfSync: 'true' })).toEqual([]);
  });

  test('is shown with its version, and with how long the version took to arrive', async () => {
    const published = (secondsAgo: number) => new Date(app.clock.now() - secondsAgo * 1000).toISOString();
    const first = published(90);
    documents = [work('060', { publishedAt: first })];
    await app.services.catalog.compareAll();
    const syncedAt = new Date(app.clock.now()).toISOString();
    const held = { heldVersion: first, latestVersion: first, syncedAt, lagSeconds: 90 };
    expect((await rowOf('JY-2031-060'))?.sync).toEqual(held);
    app.clock.advance(60_000);
    const second = published(10);
    documents = [work('060', { name: 42, publishedAt: second })];
    await app.services.catalog.compareAll();
    app.clock.advance(20_000);
    const missing = { ...held, latestVersion: second, lagSeconds: 30 };
    expect(await rowOf('JY-2031-060')).toMatchObject({ inSync: false, sync: missing });
    documents = [work('060', { publishedAt: second })];
    expect((await resync('JY-2031-060')).content).toMatchObject({
      inSync: true,
      sync: { heldVersion: second, latestVersion: second, lagSeconds: 30 },
    });
  });

  test('with a document whose identity is unreadable hides no piece', async () => {
    documents = [work('010'), work('011')];
    await app.services.catalog.compareAll();
    documents = [work('010'), { name: '谁' }];
    await app.services.catalog.compareAll();
    expect(await rowOf('JY-2031-011')).toMatchObject({ listed: true });
    documents = [work('010')];
    await app.services.catalog.compareAll();
    expect(await rowOf('JY-2031-011')).toMatchObject({ listed: false });
  });

  test('with a document that the database refuses reports the error after all others were taken over', async () => {
    const { db, catalog } = app.services;
    documents = [work('020'), work('021'), work('022')];
    await catalog.compareAll();
    await db.raw("CREATE UNIQUE INDEX one_of_a_name ON products (name_zh) WHERE name_zh = '同名'");
    documents = [work('020', { name: '同名' }), work('021', { name: '同名' }), work('022', { name: '新名' })];
    await expect(catalog.compareAll()).rejects.toThrow('1 documents could not be taken over');
    expect(await codes({ outOfSync: 'true' })).toEqual(['JY-2031-021']);
    expect(await rowOf('JY-2031-022')).toMatchObject({ nameZh: '新名' });
    await db.raw('DROP INDEX one_of_a_name');
    await catalog.compareAll();
    expect(await rowOf('JY-2031-021')).toMatchObject({ nameZh: '同名', inSync: true });
  });

  test('adds a new piece with one unit and a movement that records it', async () => {
    documents = [work('030')];
    await app.services.catalog.compareAll();
    expect(await app.services.db('stockMovements').where({ productCode: 'JY-2031-030' })).toMatchObject([
      { change: 'start', quantity: 1, stockAfter: 1, availableAfter: 1 },
    ]);
  });

  test('is fetched again for a single piece', async () => {
    documents = [work('040')];
    await app.services.catalog.compareAll();
    documents = [work('040', { name: '改名' })];
    expect((await resync('JY-2031-040')).content).toMatchObject({ nameZh: '改名', inSync: true });
    documents = [work('040', { name: 42 })];
    expect((await resync('JY-2031-040')).content).toMatchObject({ nameZh: '改名', inSync: false });
    documents = [];
    expect((await resync('JY-2031-040')).content).toMatchObject({ listed: false });
  });

  test('is not fetched again for a repeated request', async () => {
    documents = [work('045'), work('046')];
    await app.services.catalog.compareAll();
    const requestId = id();
    const { content } = await resync('JY-2031-045', requestId);
    documents = [work('045', { name: '改名' }), work('046', { name: '改名' })];
    expect((await resync('JY-2031-045', requestId)).content).toEqual(content);
    expect((await resync('JY-2031-046', requestId)).errorCode).toBe('SYS008');
    for (const number of ['045', '046']) {
      expect(await rowOf(`JY-2031-${number}`)).toMatchObject({ nameZh: `作品${number}` });
    }
  });

  test("can't be resynced while the CMS is down, and the same request succeeds later", async () => {
    documents = [work('050')];
    await app.services.catalog.compareAll();
    const requestId = id();
    documents = null;
    expect(await resync('JY-2031-050', requestId)).toMatchObject({ httpStatus: 503, errorCode: 'SYS004' });
    documents = [work('050')];
    const answers = await Promise.all([resync('JY-2031-050', requestId), resync('JY-2031-050', requestId)]);
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
    const object = 'product:JY-2031-050';
    expect(await readLog(app.services.db, { object, action: 'products/resync' })).toHaveLength(1);
    expect((await resync('JY-0000-000')).errorCode).toBe('PRD001');
  });
});
