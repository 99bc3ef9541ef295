import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::buying-page.buying-page', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
});
