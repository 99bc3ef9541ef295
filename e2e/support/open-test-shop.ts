import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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

/** Opens a shop with the sample pieces in a temporary folder, on free ports. */
export async function openTestShop(settings: NodeJS.ProcessEnv = {}): Promise<OpenTestShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-e2e-'));
  const removeData = () => rmSync(folder, { recursive: true, force: true });
  // A signal ends the runner without its teardown, so these handlers end the services and delete the folder.
  process.once('exit', removeData);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const env: ShopEnvironment = { ...(await testEnvironment(folder)), ...settings };
  const shop = await openShop(env, { mode: 'start' });
  return {
    ...shop,
    cmsToken: await signInToCms(env),
    async remove() {
      await shop.stop();
      cpSync(logFolder(env), path.join(root, 'test-results', `shop-${env.PORT}`), { recursive: true });
      removeData();
    },
  };
}
