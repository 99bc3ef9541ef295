import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::for-show-page.for-show-page');
