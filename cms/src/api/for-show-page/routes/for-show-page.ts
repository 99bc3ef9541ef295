import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::for-show-page.for-show-page', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
});
