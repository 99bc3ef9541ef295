import { createRequire } from 'node:module';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export type ServiceName = 'commerce' | 'cms' | 'web';

export interface Service {
  name: ServiceName;
  /** Working directory, and the workspace that is built. */
  folder: string;
  portVariable: 'COMMERCE_PORT' | 'CMS_PORT' | 'PORT';
  /** Answers below 300 as soon as the service can do its work. */
  readyPath: string;
  /** Everything a build depends on, from the root: folders and files. */
  sources: readonly string[];
  /** Where the build goes, from the root; it also holds the stamp of what was built. */
  output: string;
  /** Arguments for node. */
  start: readonly string[];
  /** Arguments for node, with reload on change. */
  develop: readonly string[];
}

const strapi = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@strapi/strapi/package.json')),
  'bin/strapi.js',
);

/** The three services. Interfaces: docs/decisions/005-one-command-three-services.md. */
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
      // The heading fonts hold the characters of these texts.
      ...['cms/seed/artworks', 'cms/seed/articles', 'cms/seed/site-setting.json'],
    ],
    output: 'web/build',
    start: ['build/node/main.js'],
    develop: ['--import', 'tsx', 'server/dev.ts'],
  },
];
