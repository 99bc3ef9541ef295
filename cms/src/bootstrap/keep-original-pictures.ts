import type { Core } from '@strapi/strapi';

/** Web makes every size and format from the original. */
export async function keepOriginalPictures(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
}
