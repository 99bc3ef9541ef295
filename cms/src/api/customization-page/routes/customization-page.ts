import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::customization-page.customization-page', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
});
