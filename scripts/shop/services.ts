import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export type ServiceName = 'commerce' | 'cms' | 'web';

export interface Service {
  name: ServiceName;
  folder: string;
  portVariable: 'COMMERCE_PORT' | 'CMS_PORT' | 'PORT';
  /** The service answers this path with a status below 300 as soon as it can do its work. */
  readyPath: string;
  /** Folders and files that a build depends on, relative to the root. */
  sources: readonly string[];
  /** Folder of the build, relative to the root. A file in it holds the fingerprint of the sources. */
  output: string;
  start: readonly string[];
  develop: readonly string[];
}

const strapi = path.join(root, 'node_modules/@strapi/strapi/bin/strapi.js');

/** docs/decisions/005-one-command-three-services.md explains this table. */
export const services: readonly Service[] = [
  {
    name: 'commerce',
    folder: path.join(root, 'commerce'),
    portVariable: 'COMMERCE_PORT',
    readyPath: '/api/ready',
    sources: ['commerce/contract', 'commerce/migrations', 'commerce/seeds', 'commerce/src'],
    output: 'commerce/dist',
    start: ['dist/src/main.js'],
    develop: ['--import', 'tsx', '--watch', 'src/main.ts'],
  },
  {
    name: 'cms',
    folder: path.join(root, 'cms'),
    portVariable: 'CMS_PORT',
    readyPath: '/_health',
    sources: ['cms/config', 'cms/src', 'cms/types'],
    output: 'cms/dist',
    start: [strapi, 'start'],
    develop: [strapi, 'develop'],
  },
  {
    name: 'web',
    folder: path.join(root, 'web'),
    portVariable: 'PORT',
    readyPath: '/internal/health',
    sources: [
      ...['web/app', 'web/server', 'web/public', 'web/scripts', 'commerce/contract', 'locales'],
      // The fonts of the headings contain the characters of these texts.
      ...['cms/seed/artworks', 'cms/seed/articles', 'cms/seed/site-setting.json'],
    ],
    output: 'web/build',
    // A larger young generation, because pages and proxied answers leave much short-lived garbage (docs/decisions/033).
    start: ['--max-semi-space-size=64', 'build/node/main.js'],
    develop: ['--import', 'tsx', 'server/dev.ts'],
  },
];
