import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::esg-page.esg-page');
