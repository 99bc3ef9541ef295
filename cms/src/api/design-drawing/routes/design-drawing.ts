import { factories } from '@strapi/strapi';

const config = { policies: ['global::published-only'] };

export default factories.createCoreRouter('api::design-drawing.design-drawing', {
  only: ['find', 'findOne'],
  config: { find: config, findOne: config },
});
