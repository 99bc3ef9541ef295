import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::esg-page.esg-page');
