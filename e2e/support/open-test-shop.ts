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
  /** Closes the shop, copies its logs to test-results/ and deletes its data. */
  remove(): Promise<void>;
}

/** How often the token of the CMS is renewed. It is good for thirty minutes, so a renewal may fail once. */
const renewalInterval = 10 * 60 * 1000;

/** Opens a shop with the sample pieces in a temporary folder, on free ports. */
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
    // A test reads the whole old token or the whole new one.
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
