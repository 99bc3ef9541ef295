import { panelUrl } from '../src/environment.ts';
import { uploadLimitBytes } from '../src/extensions/upload/upload-types.ts';

export default () => [
  'global::translate-refusals',
  'strapi::errors',
  // No HSTS: web and the reverse proxy decide whether the site is served only over HTTPS.
  { name: 'strapi::security', config: { hsts: false } },
  { name: 'strapi::cors', config: { origin: [new URL(panelUrl()).origin] } },
  'global::attach-documents',
  'global::answer-without-ai',
  'strapi::query',
  'global::forget-uploads',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '2mb',
      formLimit: '256kb',
      formidable: {
        maxFileSize: uploadLimitBytes,
        filter: ({ name }: { name: string | null }) => name === 'files',
      },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
