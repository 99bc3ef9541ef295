import { panelUrl } from '../src/environment.ts';
import { uploadLimitBytes } from '../src/extensions/upload/upload-types.ts';

export default () => [
  'global::translate-refusals',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      // The reverse proxy decides whether the site is served only over HTTPS.
      hsts: false,
      frameguard: { action: 'deny' },
      // Strapi adds its own directives.
      contentSecurityPolicy: { directives: { 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] } },
    },
  },
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
