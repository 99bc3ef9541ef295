import path from 'node:path';

/** Where the other services are and where web keeps what it must not lose. */
export interface Upstreams {
  cmsUrl: string;
  cmsReadToken: string;
  commerceUrl: string;
  /** Shared with commerce and the CMS; empty: the internal paths do not exist. */
  internalToken: string;
  /** Everything the shop writes; absolute. */
  dataDir: string;
}

/** An empty variable means an unset one. */
export function readUpstreams(env: NodeJS.ProcessEnv): Upstreams {
  return {
    cmsUrl: withoutSlash(env.CMS_URL || `http://127.0.0.1:${env.CMS_PORT || 1337}`),
    cmsReadToken: env.CMS_READ_TOKEN ?? '',
    commerceUrl: withoutSlash(env.COMMERCE_URL || `http://127.0.0.1:${env.COMMERCE_PORT || 3001}`),
    internalToken: env.INTERNAL_TOKEN ?? '',
    dataDir: path.resolve(env.DATA_DIR || '../.data'),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
