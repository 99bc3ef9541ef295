import { expect, test } from 'vitest';
import { unknownSite } from '../../shell/load-site.server.ts';
import { structuredData } from './structured-data.server.ts';

const shop = { name: 'Junyao', origin: 'https://shop.example', language: 'en' as const };
const site = {
  ...unknownSite,
  siteName: 'Junyao',
  address: 'Shenhou',
  email: 'hello@junyao.example',
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
