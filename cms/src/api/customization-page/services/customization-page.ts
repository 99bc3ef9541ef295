import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::customization-page.customization-page');
