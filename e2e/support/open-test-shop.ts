import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShopEnvironment } from '../../scripts/shop/environment.ts';
import { logFolder } from '../../scripts/shop/logs.ts';
import { openShop, type Shop } from '../../scripts/shop/open-shop.ts';
import { root } from '../../scripts/shop/services.ts';
import { testEnvironment } from '../../scripts/testing/test-environment.ts';
import { signInToCms } from './cms-admin.ts';
import type { TestShop } from './test-shop.ts';

export interface OpenTestShop extends Shop, TestShop {
  /** Also copies the logs to test-results/ and deletes the data. */
  remove(): Promise<void>;
}

/** The token of the CMS is valid for thirty minutes, so one renewal may fail. */
const renewalInterval = 10 * 60 * 1000;

export async function openTestShop(settings: NodeJS.ProcessEnv = {}): Promise<OpenTestShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-e2e-'));
  const removeData = () => rmSync(folder, { recursive: true, force: true });
  // A signal ends the runner without its teardown, so these handlers end the services and delete the folder.
  process.once('exit', removeData);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const env: ShopEnvironment = { ...(await testEnvironment(folder)), ...settings };
  const shop = await openShop(env, { mode: 'start' });
  const cmsTokenFile = path.join(folder, 'cms-token');
  const renewToken = async () => {
    writeFileSync(`${cmsTokenFile}.new`, await signInToCms(env));
    // Renaming is atomic: a test reads the whole old token or the whole new one.
    renameSync(`${cmsTokenFile}.new`, cmsTokenFile);
  };
  await renewToken();
  // While a test has stopped the CMS, the token stays as it is.
  const renewal = setInterval(() => renewToken().catch(() => undefined), renewalInterval);
  return {
    ...shop,
    cmsTokenFile,
    async remove() {
      clearInterval(renewal);
      await shop.stop();
      cpSync(logFolder(env), path.join(root, 'test-results', `shop-${env.PORT}`), { recursive: true });
      removeData();
    },
  };
}
