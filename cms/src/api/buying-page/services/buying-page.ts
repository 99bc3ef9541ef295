import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::buying-page.buying-page');
