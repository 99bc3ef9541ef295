import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::stories-page.stories-page');
