import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::customization-page.customization-page');
