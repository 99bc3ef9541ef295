import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::buying-page.buying-page');
