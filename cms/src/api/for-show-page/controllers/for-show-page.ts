import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::for-show-page.for-show-page');
