import path from 'node:path';
import { z } from 'zod';
import { readUpstreams, type Upstreams } from '../app/content/upstreams.server.ts';

const environment = z.object({
  APP_ENV: z.enum(['development', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  PANEL_URL: z.url().optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  INTERNAL_TOKEN: z.string().default(''),
  PREVIEW_SECRET: z.string().default(''),
  TRUSTED_PROXIES: z.string().default(''),
  LIMITS: z.enum(['on', 'off']).default('on'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  WEB_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  HTML_CACHE_MEGABYTES: z.coerce.number().min(0).max(4096).default(64),
});

export interface Config extends Upstreams {
  appEnv: 'development' | 'production';
  host: string;
  port: number;
  /** Scheme, host and port, as visitors see them, without a trailing slash. */
  publicUrl: string;
  /** In the form of `publicUrl`, and equal to it unless the panel of the CMS has a host of its own. */
  panelUrl: string;
  /** Where faults are reported, as an address that begins with `mailto:`, `https:` or `tel:`. */
  securityContact: string | null;
  /** Addresses and networks whose X-Forwarded-* headers are trusted. */
  trustedProxies: readonly string[];
  /** Whether the pages that a visitor may request within a minute are limited. Only tests turn this off. */
  limits: boolean;
  htmlCacheBytes: number;
  metrics: { host: string; port: number } | null;
  /** Absolute paths of folders, resolved from web/, the working directory. */
  localesDir: string;
  clientDir: string;
  mediaDir: string;
}

/** @throws Error that names the wrong variables */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new Error(`web cannot start: ${names.join(', ')} is wrong (see .env.example)`);
  }
  const value = parsed.data;
  if (value.APP_ENV === 'production') requireFitForProduction(value);
  const upstreams = readUpstreams(given);
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).origin;
  return {
    ...upstreams,
    appEnv: value.APP_ENV,
    host: value.HOST,
    port: value.PORT,
    publicUrl,
    panelUrl: new URL(value.PANEL_URL ?? publicUrl).origin,
    securityContact: value.SECURITY_CONTACT ? new URL(value.SECURITY_CONTACT).href : null,
    trustedProxies: value.TRUSTED_PROXIES.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    limits: value.LIMITS === 'on',
    htmlCacheBytes: value.HTML_CACHE_MEGABYTES * 1024 * 1024,
    metrics: value.WEB_METRICS_PORT ? { host: value.METRICS_HOST, port: value.WEB_METRICS_PORT } : null,
    localesDir: path.resolve('../locales'),
    clientDir: path.resolve('build/client'),
    mediaDir: path.join(upstreams.dataDir, 'web', 'media'),
  };
}

function requireFitForProduction(given: z.output<typeof environment>): void {
  for (const name of ['INTERNAL_TOKEN', 'PREVIEW_SECRET'] as const) {
    if (given[name] === '' || given[name].startsWith('dev-')) {
      throw new Error(`web cannot start: set ${name} to a secret of its own (see .env.example)`);
    }
  }
  if (!given.PUBLIC_URL)
    throw new Error('web cannot start: set PUBLIC_URL to the address that visitors see (see .env.example)');
  if (given.LIMITS === 'off') throw new Error('web cannot start: LIMITS=off is for tests only');
}
