import type { Routes } from '../http/routes.ts';
import { readOffers } from './read-offers.ts';
import { searchProducts } from './search-products.ts';

export const catalogRoutes = {
  'GET /product/query': ({ services }, { codes }) => readOffers(services.db, codes, services.clock.now()),

  'GET /product/search': ({ services }, search) => searchProducts(services.db, search, services.clock.now()),

  'POST /internal/cms_changed': async ({ services }, { type, documentId }) => {
    if (type === 'artwork') await services.catalog.refresh(documentId);
    if (type === 'site-setting') await services.catalog.refreshSettings();
    return {};
  },
} satisfies Partial<Routes>;
