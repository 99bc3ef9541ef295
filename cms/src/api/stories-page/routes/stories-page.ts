import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::stories-page.stories-page', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
});
