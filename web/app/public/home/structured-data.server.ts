import type { Store, WebSite } from 'schema-dts';
import type { Language } from '../../i18n/languages.ts';
import { loadSite } from '../../shell/load-site.server.ts';
import type { Site } from '../../shell/site.ts';
import { jsonLd } from '../json-ld.server.ts';
import { type NamedShop, nameShop, workshop } from '../named-shop.server.ts';

export async function loadStructuredData(origin: string, language: Language): Promise<string> {
  const [shop, site] = await Promise.all([nameShop(origin, language), loadSite(language)]);
  return structuredData(shop, site);
}

export function structuredData(shop: NamedShop, { email, phone, address }: Site): string {
  const store: Store = {
    ...workshop(shop),
    '@type': 'Store',
    logo: `${shop.origin}/icon-512.png`,
    image: `${shop.origin}/share.jpg`,
    currenciesAccepted: 'CNY',
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'CN' },
    }),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    name: shop.name,
    url: shop.origin,
    inLanguage: shop.language,
    publisher: workshop(shop),
  };
  return jsonLd([store, website]);
}
