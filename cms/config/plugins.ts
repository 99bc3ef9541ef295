import { uploadLimitBytes, uploadTypes } from '../src/extensions/upload/upload-types.ts';

const yearInMilliseconds = 365 * 24 * 60 * 60 * 1000;

// Strapi's i18n reads the first language of an empty database from here, once, when it is loaded.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'zh';

export default () => ({
  upload: {
    config: {
      sizeLimit: uploadLimitBytes,
      security: { allowedTypes: Object.keys(uploadTypes) },
      // Stored names carry a random part and are never given to other content: cache them for good.
      providerOptions: { localServer: { maxage: yearInMilliseconds, immutable: true } },
    },
  },
});
