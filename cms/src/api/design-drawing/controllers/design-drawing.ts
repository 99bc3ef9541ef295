import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::design-drawing.design-drawing');
