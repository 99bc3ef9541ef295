import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPiece, newUnpricedPiece, submit } from '../../test/factories.ts';
import { minute } from '../clock.ts';
import { find } from '../db/find.ts';
import { transaction } from '../db/transaction.ts';
import { cmsArtwork } from './cms-artwork.ts';
import { createCatalog } from './cms-catalog.ts';
import { nameIn, Product } from './product.ts';
import { projectArtwork, withdrawArtwork } from './project-artwork.ts';
import { setPrice } from './set-price.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const answered = (changes: object = {}) =>
  cmsArtwork.parse({
    documentId: 'abc123',
    locale: 'zh',
    productCode: 'JY-2030-001',
    name: '天青洗',
    type: 'other',
    glazeColor: '天青',
    materials: '禹州瓷土',
    order: 5,
    mainImage: { url: '/uploads/wash_a1b2.jpg' },
    localizations: [{ locale: 'en', name: 'Washer', glazeColor: 'Sky blue', materials: 'Yuzhou clay' }],
    ...changes,
  });

const project = (changes?: object) =>
  transaction(app.services.db, (trx) => projectArtwork(trx, answered(changes), app.clock.now()));
const offersOf = (codes: string) => app.client().ok('GET /product/query', { codes });
const announced = async () => (await app.services.db('outboxEvents').select('tag')).map(({ tag }) => tag);

describe('an artwork from the CMS', () => {
  test('appears without a price and can be ordered once it has one', async () => {
    await project();
    expect(await offersOf('JY-2030-001')).toMatchObject([{ price: null, status: 'available', available: 1 }]);
    const member = await newMember(app);
    expect((await submit(member, 'JY-2030-001', 0)).errorCode).toBe('ORD004');
    await transaction(app.services.db, (trx) =>
      setPrice(trx, {
        productCode: 'JY-2030-001',
        priceFen: 5000,
        specialPriceFen: 4999,
        at: app.clock.now(),
      }),
    );
    expect(await offersOf('JY-2030-001')).toMatchObject([
      { price: 50, specialPrice: 49.99, savedAmount: 0.01 },
    ]);
    expect((await submit(member, 'JY-2030-001', 49.99)).httpStatus).toBe(200);
  });

  test('is found in traditional characters and other forms', async () => {
    const piece = {
      documentId: 'folded1',
      productCode: 'JY-2030-009',
      name: '海棠紅盞',
      glazeColor: '玫瑰紫',
    };
    await project(piece);
    const found = async (q: string) =>
      (await app.client().ok('GET /product/search', { q })).items.map(({ productCode }) => productCode);
    for (const q of [
      '海棠紅',
      '海棠红',
      '盞',
      '盏',
      '玫瑰紫\u200B',
      '\u202A海棠红\u202C',
      'ＪＹ－２０３０－００９',
      '海棠　盏',
    ]) {
      expect(await found(q), q).toEqual([piece.productCode]);
    }
    expect(await found('壺')).toEqual([]);
  });

  test('keeps price and stock when its words change; without changes, no event is sent', async () => {
    await project({ documentId: 'words1', productCode: 'JY-2030-002' });
    await transaction(app.services.db, (trx) =>
      setPrice(trx, {
        productCode: 'JY-2030-002',
        priceFen: 700,
        specialPriceFen: null,
        at: app.clock.now(),
      }),
    );
    await app.services.db('outboxEvents').delete();
    await project({ documentId: 'words1', productCode: 'JY-2030-002' });
    expect(await announced()).toEqual([]);
    await project({ documentId: 'words1', productCode: 'JY-2030-002', name: '新名' });
    expect(await announced()).toEqual(['product:JY-2030-002']);
    expect(await offersOf('JY-2030-002')).toMatchObject([{ price: 7, available: 1 }]);
  });

  test('is found by its glaze family, and no longer when staff change the family', async () => {
    const search = async (glaze: 'azure' | 'aubergine') =>
      (await app.client().ok('GET /product/search', { glaze })).items.map(({ productCode }) => productCode);
    const family = { documentId: 'family1', productCode: 'JY-2030-005' };
    await project({ ...family, glazeFamily: 'azure' });
    expect(await search('azure')).toEqual(['JY-2030-005']);
    await project({ ...family, glazeFamily: 'aubergine' });
    expect(await search('azure')).toEqual([]);
    expect(await search('aubergine')).toEqual(['JY-2030-005']);
  });

  test('published in English alone is offered and found in both languages under its English name', async () => {
    const piece = { documentId: 'english1', locale: 'en', productCode: 'JY-2030-006', localizations: [] };
    await project({ ...piece, name: 'Censer', glazeColor: 'Moon white' });
    expect(await offersOf('JY-2030-006')).toHaveLength(1);
    for (const lng of ['zh', 'en'] as const) {
      const { items } = await app.client().ok('GET /product/search', { q: 'censer', lng });
      expect(items.map(({ productCode }) => productCode)).toEqual(['JY-2030-006']);
    }
    const names = await app.services.db('products').where({ code: 'JY-2030-006' }).first('nameZh', 'nameEn');
    expect(names && nameIn('zh', names)).toBe('Censer');
  });

  test('is hidden when it is unpublished, and offered again when it comes back', async () => {
    await project({ documentId: 'gone1', productCode: 'JY-2030-003' });
    await transaction(app.services.db, (trx) => withdrawArtwork(trx, 'gone1', app.clock.now()));
    expect(await offersOf('JY-2030-003')).toEqual([]);
    await project({ documentId: 'gone1', productCode: 'JY-2030-003' });
    expect(await offersOf('JY-2030-003')).toHaveLength(1);
  });
});

test('a change reported during a full comparison is not overwritten by older data from the comparison', async () => {
  const work = { documentId: 'turn1', locale: 'zh', productCode: 'JY-2030-004', order: 1, type: 'other' };
  const meta = { pagination: { pageCount: 1 } };
  const gate = new EventEmitter();
  const [asked, opened] = [once(gate, 'asked'), once(gate, 'open')];
  const cms = createServer(async (request, response) => {
    if (!request.url?.startsWith('/api/artworks?')) {
      return response.end(JSON.stringify({ data: { ...work, name: '新' } }));
    }
    if (!request.url.includes('locale=zh')) return response.end(JSON.stringify({ data: [], meta }));
    gate.emit('asked');
    await opened;
    return response.end(JSON.stringify({ data: [{ ...work, name: '旧' }], meta }));
  }).listen(0, '127.0.0.1');
  await once(cms, 'listening');
  const cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  const { db, config } = app.services;
  const catalog = createCatalog({ db, clock: app.clock, config: { ...config, cmsUrl } });

  const compare = catalog.compareAll();
  await asked;
  const hint = catalog.refresh('turn1');
  // Without waiting for its turn, the refresh would have finished before this request is answered.
  await fetch(`${cmsUrl}/api/artworks/turn1`);
  gate.emit('open');
  await Promise.all([compare, hint]);
  expect(await db('products').where({ code: 'JY-2030-004' }).first('nameZh')).toEqual({ nameZh: '新' });
  cms.close();
});

test('a piece whose Chinese is unpublished stays, and goes with its last language', async () => {
  const texts = { productCode: 'JY-2030-007', type: 'other', order: 1 };
  const published = new Map<string | null, object>([
    ['zh', { ...texts, documentId: 'both1', locale: 'zh', name: '洗' }],
    ['en', { ...texts, documentId: 'both1', locale: 'en', name: 'Washer' }],
  ]);
  const cms = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms.example');
    const found = published.get(searchParams.get('locale'));
    const meta = { pagination: { pageCount: 1 } };
    const isList = pathname === '/api/artworks';
    response.statusCode = isList || found ? 200 : 404;
    response.end(JSON.stringify({ data: isList ? [found ?? []].flat() : found, meta }));
  }).listen(0, '127.0.0.1');
  await once(cms, 'listening');
  const cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  const { db, config } = app.services;
  const catalog = createCatalog({ db, clock: app.clock, config: { ...config, cmsUrl } });
  const piece = async () => {
    const found = await find(Product, db, 'JY-2030-007');
    return { listed: found?.listed, nameZh: found?.nameZh, nameEn: found?.nameEn };
  };
  await catalog.refresh('both1');
  published.delete('zh');
  await catalog.refresh('both1');
  const inEnglish = { listed: true, nameZh: null, nameEn: 'Washer' };
  expect(await piece()).toMatchObject(inEnglish);
  await catalog.compareAll();
  expect(await piece()).toMatchObject(inEnglish);
  published.delete('en');
  await catalog.refresh('both1');
  expect(await piece()).toMatchObject({ listed: false });
  cms.close();
});

test('offers come in the requested order, without unknown codes', async () => {
  const codes = [await newPiece(app), await newPiece(app), await newPiece(app)].reverse();
  const offers = await offersOf([...codes, 'JY-1999-999'].join(','));
  expect(offers.map(({ productCode }) => productCode)).toEqual(codes);
});

test('a glaze family outside the list is refused', async () => {
  const answer = await app.client().call('GET /product/search', { glaze: '天青' as never });
  expect(answer.errorCode).toBe('SYS007');
});

test.each([
  '',
  'x',
  'JY-2024-001;DROP',
  Array(51)
    .fill('JY-2024-001')
    .map((c, i) => c.slice(0, 8) + (100 + i))
    .join(','),
])('codes "%s" are refused', async (codes) => {
  expect((await app.client().call('GET /product/query', { codes })).errorCode).toBe('SYS007');
});

describe('searching', () => {
  let shop: TestApp;
  const search = (input: object) => shop.client().ok('GET /product/search', input);
  const total = async (input: object) => (await search(input)).total;

  beforeAll(async () => {
    shop = await createTestApp();
    for (const price of [300, 100, 200]) await newPiece(shop, { price, name: `梅瓶${price}` });
    await newUnpricedPiece(shop, '100%_纯');
    const held = await newPiece(shop, { price: 50, name: '被订' });
    await submit(await newMember(shop), held, 50);
    for (let index = 0; index < 12; index += 1) await newPiece(shop, { price: 1000 + index, name: '多' });
  });
  afterAll(() => shop.close());

  test('finds words in the chosen language, Chinese words in English too, and takes special characters literally', async () => {
    expect(await total({ q: '梅瓶' })).toBe(3);
    expect(await total({ q: '梅瓶 100' })).toBe(1);
    expect(await total({ q: 'SKY Blue', lng: 'en' })).toBe(17);
    expect(await total({ q: '梅瓶', lng: 'en' })).toBe(3);
    expect(await total({ q: '%_' })).toBe(1);
    expect(await total({ q: "'; --" })).toBe(0);
  });

  test('filters by status and by the current price', async () => {
    expect(await total({ status: 'reserved' })).toBe(1);
    expect(await total({ status: 'available' })).toBe(15);
    expect(await total({ status: 'sold' })).toBe(0);
    expect(await total({ minPrice: 100, maxPrice: 200 })).toBe(2);
    expect(await total({ minPrice: '' as never, q: '', type: '' })).toBe(17);
    expect(await total({ type: 'cup' })).toBe(0);
    expect(await total({ glaze: 'sky-blue' })).toBe(17);
    expect(await total({ glaze: 'azure' })).toBe(0);
  });

  test('counts a piece as available as soon as its hold is overdue', async () => {
    shop.clock.advance(31 * minute);
    expect(await total({ status: 'reserved' })).toBe(0);
    expect(await total({ status: 'available' })).toBe(16);
  });

  test('sorts by price with unpriced pieces last, in pages of 12 without gaps or repeats', async () => {
    const pages = [
      await search({ sort: 'price_asc', page: 1 }),
      await search({ sort: 'price_asc', page: 2 }),
    ];
    expect(pages.map(({ items }) => items.length)).toEqual([12, 5]);
    const prices = pages.flatMap(({ items }) => items.map(({ price }) => price));
    expect(prices.slice(0, 4)).toEqual([50, 100, 200, 300]);
    expect(prices.at(-1)).toBeNull();
    expect(new Set(pages.flatMap(({ items }) => items.map((item) => item.productCode))).size).toBe(17);
    expect((await search({ sort: 'price_desc' })).items[0]?.price).toBe(1011);
  });
});
