import {
  dxfByName,
  heicTypes,
  uploadLimitBytes,
  uploadTypes,
} from '../src/extensions/upload/upload-types.ts';

const yearInMilliseconds = 365 * 24 * 60 * 60 * 1000;

// Strapi's i18n plugin reads the first language of an empty database from here when it is loaded.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'zh';

export default () => ({
  upload: {
    config: {
      sizeLimit: uploadLimitBytes,
      security: { allowedTypes: [...Object.keys(uploadTypes), ...heicTypes, dxfByName] },
      // The name of a stored file has a random part and is never used again, so caches may keep the file for good.
      providerOptions: { localServer: { maxage: yearInMilliseconds, immutable: true } },
    },
  },
});
