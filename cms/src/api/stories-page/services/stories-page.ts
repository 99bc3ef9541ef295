import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::stories-page.stories-page');
