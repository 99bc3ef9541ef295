import { expect, test } from 'vitest';
import type { Piece } from './piece.ts';
import { structuredData, structuredDataOfList } from './structured-data.server.ts';

const piece: Piece = {
  productCode: 'JY-2024-001',
  name: { text: '天青</script>瓶', language: 'zh' },
  type: 'vase',
  glazeFamily: null,
  glazeColor: null,
  mainImage: null,
  microImage: null,
  views: [],
  forShow: false,
  dimensions: null,
  materials: null,
  craftsman: null,
  processDescription: null,
  designText: null,
  seoDescription: null,
  shareImage: null,
  scores: null,
};
const offer = {
  productCode: 'JY-2024-001',
  price: 6800,
  specialPrice: 6000,
  savedAmount: 800,
  status: 'sold',
  heldUntil: null,
  available: 0,
} as const;

const shop = { name: 'Junyao', origin: 'https://shop.example', language: 'en' as const };
const read = (...[piece, offer]: [Piece, Parameters<typeof structuredData>[1]]) =>
  JSON.parse(structuredData(piece, offer, shop))['@graph'][0];

test('the offer has the price that would be charged and the availability', () => {
  expect(read(piece, offer).offers).toMatchObject({
    '@type': 'Offer',
    price: 6000,
    priceCurrency: 'CNY',
    availability: 'https://schema.org/SoldOut',
    url: 'https://shop.example/artworks/JY-2024-001',
  });
});

test('a piece without a known price and status has no offer', () => {
  expect(read(piece, undefined)).not.toHaveProperty('offers');
  expect(read(piece, { ...offer, price: null, specialPrice: null })).not.toHaveProperty('offers');
  expect(read(piece, { ...offer, status: 'unknown' })).not.toHaveProperty('offers');
});

test('the list names each piece with its address, in the order of the page', () => {
  const unnamed = { ...piece, productCode: 'JY-2024-002', name: null };
  const [{ itemListElement }] = JSON.parse(structuredDataOfList([piece, unnamed], shop))['@graph'];
  expect(itemListElement).toMatchObject([
    { position: 1, name: '天青</script>瓶', url: 'https://shop.example/artworks/JY-2024-001' },
    { position: 2, url: 'https://shop.example/artworks/JY-2024-002' },
  ]);
});

test('a name cannot end the script element', () => {
  expect(structuredData(piece, offer, shop)).not.toContain('</script');
  expect(read(piece, offer).name).toBe('天青</script>瓶');
});
