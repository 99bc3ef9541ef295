import { expect, test } from 'vitest';
import { structuredData } from './structured-data.server.ts';

const shop = { name: 'Junyao', origin: 'https://shop.example', language: 'en' as const };
const site = {
  siteName: 'Junyao',
  copyright: null,
  filingNumber: null,
  publicSecurityNumber: null,
  businessLicense: null,
  address: 'Shenhou',
  email: 'hello@junyao.example',
  phone: null,
  wechatId: null,
  wechatQr: null,
  deliversTo: ['mainland' as const],
};

test('the workshop is described as a store with the contacts that the CMS has', () => {
  const [store, website] = JSON.parse(structuredData(shop, site))['@graph'];
  expect(store).toMatchObject({
    '@type': 'Store',
    '@id': 'https://shop.example/#workshop',
    email: 'hello@junyao.example',
    address: { streetAddress: 'Shenhou' },
  });
  expect(store).not.toHaveProperty('telephone');
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': store['@id'] } });
});
