import type { ShopEnvironment } from '../../scripts/shop/environment.ts';

/** What tests need to know about an open shop. This data can be passed to another process. */
export interface TestShop {
  env: ShopEnvironment;
  /** Token of the owner's session in the CMS. */
  cmsToken: string;
}

/** Passes a shop to the test processes, which are started later and inherit the environment. */
export function shareShop({ env, cmsToken }: TestShop): void {
  process.env.TEST_SHOP = JSON.stringify({ env, cmsToken });
}

/** The shop that global-setup.ts opened. */
export function sharedShop(): TestShop {
  if (!process.env.TEST_SHOP) throw new Error('the shop of the browser tests is not open');
  return JSON.parse(process.env.TEST_SHOP) as TestShop;
}
