import path from 'node:path';
import { readSecret, type Secret } from '@junyao/commerce/contract/secret';

export interface Upstreams {
  cmsUrl: string;
  cmsReadToken: Secret;
  /** Checks the addresses of previews and reads drafts. When it is unset, every preview is refused. */
  previewSecret: Secret;
  commerceUrl: string;
  /** The secret shared with commerce and the CMS. When it is unset, the internal paths do not exist. */
  internalToken: Secret;
  /** The absolute path of the folder for everything the shop writes. */
  dataDir: string;
}

/** An empty variable counts as unset. */
export function readUpstreams(env: NodeJS.ProcessEnv): Upstreams {
  return {
    cmsUrl: withoutSlash(env.CMS_URL || `http://127.0.0.1:${env.CMS_PORT || 1337}`),
    cmsReadToken: readSecret(env, 'CMS_READ_TOKEN'),
    previewSecret: readSecret(env, 'PREVIEW_SECRET'),
    commerceUrl: withoutSlash(env.COMMERCE_URL || `http://127.0.0.1:${env.COMMERCE_PORT || 3001}`),
    internalToken: readSecret(env, 'INTERNAL_TOKEN'),
    dataDir: path.resolve(env.DATA_DIR || '../.data'),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
