import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root, type Service } from './services.ts';

export const envFile = path.join(root, '.env');

/** `DATA_DIR` is an absolute path. */
export interface ShopEnvironment extends NodeJS.ProcessEnv {
  APP_ENV: 'development' | 'production';
  PORT: string;
  COMMERCE_PORT: string;
  CMS_PORT: string;
  DATA_DIR: string;
}

/** Variables of the process override `.env`, and `.env` overrides the defaults. */
export function developmentEnvironment(): ShopEnvironment {
  const written = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return complete({ ...written, ...withoutEmpty(process.env) }, 'development');
}

/** Only the variables of the process are read, not `.env`. */
export function productionEnvironment(): ShopEnvironment {
  return complete(withoutEmpty(process.env), 'production');
}

export function currentEnvironment(): ShopEnvironment {
  return process.env.APP_ENV === 'production' ? productionEnvironment() : developmentEnvironment();
}

export function portOf(service: Pick<Service, 'portVariable'>, env: ShopEnvironment): number {
  return Number(env[service.portVariable]);
}

export function addressOf(env: ShopEnvironment): string {
  return `http://localhost:${env.PORT}`;
}

function complete(env: NodeJS.ProcessEnv, appEnv: ShopEnvironment['APP_ENV']): ShopEnvironment {
  return {
    ...env,
    APP_ENV: appEnv,
    PORT: env.PORT ?? '3000',
    COMMERCE_PORT: env.COMMERCE_PORT ?? '3001',
    CMS_PORT: env.CMS_PORT ?? '1337',
    DATA_DIR: path.resolve(root, env.DATA_DIR ?? '.data'),
  };
}

/** An empty variable counts as unset, as it does in every service. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
