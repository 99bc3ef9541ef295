import path from 'node:path';
import { buildWhatChanged } from '../shop/build.ts';
import type { ShopEnvironment } from '../shop/environment.ts';
import { freePorts } from '../shop/ports.ts';
import { createSecrets } from '../shop/secrets.ts';
import { root } from '../shop/services.ts';

/** For example, a DATABASE_URL of the machine must not reach a test shop. */
const inherited = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|CI|NODE_.*|npm_.*|SystemRoot|FULL)$/;

export async function testEnvironment(dataDir: string): Promise<ShopEnvironment> {
  const [web, commerce, cms] = await freePorts(3);
  const machine = Object.entries(process.env).filter(([name]) => inherited.test(name));
  return {
    ...Object.fromEntries(machine),
    ...createSecrets(),
    APP_ENV: 'development',
    LIMITS: 'off',
    DATA_DIR: dataDir,
    PORT: String(web),
    COMMERCE_PORT: String(commerce),
    CMS_PORT: String(cms),
  };
}

/** `npm start` uses the same builds and writes the same build logs. */
export async function buildForTests(): Promise<void> {
  await buildWhatChanged(await testEnvironment(path.join(root, '.data')), console.log);
}
