import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::esg-page.esg-page', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
});
