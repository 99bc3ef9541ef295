import type { ShopEnvironment } from '../../scripts/shop/environment.ts';

/** What tests need to know about an open shop. This data can be passed to another process. */
export interface TestShop {
  env: ShopEnvironment;
  /** The file with the token of the owner's session in the CMS, which is renewed while the shop is open. */
  cmsTokenFile: string;
}

/** Passes a shop to the test processes, which are started later and inherit the environment. */
export function shareShop({ env, cmsTokenFile }: TestShop): void {
  process.env.TEST_SHOP = JSON.stringify({ env, cmsTokenFile });
}

/** The shop that global-setup.ts opened. */
export function sharedShop(): TestShop {
  if (!process.env.TEST_SHOP) throw new Error('the shop of the browser tests is not open');
  return JSON.parse(process.env.TEST_SHOP) as TestShop;
}
