import type { ShopEnvironment } from '../../scripts/shop/environment.ts';

/** What a test needs to know of a shop; can be handed to another process. */
export interface TestShop {
  env: ShopEnvironment;
  /** Of the owner's session in the CMS. */
  cmsToken: string;
}

/** Hands a shop to the processes that are started from now on. */
export function shareShop({ env, cmsToken }: TestShop): void {
  process.env.TEST_SHOP = JSON.stringify({ env, cmsToken });
}

/** The shop that global-setup.ts opened. */
export function sharedShop(): TestShop {
  if (!process.env.TEST_SHOP) throw new Error('the shop of the browser tests is not open');
  return JSON.parse(process.env.TEST_SHOP) as TestShop;
}
