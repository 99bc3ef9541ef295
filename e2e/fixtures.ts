import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { addressOf, type ShopEnvironment } from '../scripts/shop/environment.ts';
import { cmsAdmin } from './support/cms-admin.ts';
import { runCommand } from './support/commands.ts';
import { commerceApi, type Member } from './support/commerce-api.ts';
import { newProductCode } from './support/new-product-code.ts';
import { rawGet } from './support/raw-get.ts';
import { sharedShop, type TestShop } from './support/test-shop.ts';
import { type Language, wordsOf } from './support/words.ts';

/** The options that each project of playwright.config.ts sets. */
export interface ScreenOptions {
  lng: Language;
}

export interface Piece {
  productCode: string;
  name: string;
  documentId: string;
}

interface Fixtures {
  /** The texts of the interface in the language of the project. */
  t: TFunction;
  api: ReturnType<typeof commerceApi>;
  /** Registers a member with this balance in the wallet. */
  newMember: (balanceYuan?: number) => Promise<Member>;
  /**
   * Publishes a new piece that no other test uses, with this price. If `priceYuan` is null, the piece has no
   * price.
   */
  newPiece: (priceYuan: number | null) => Promise<Piece>;
  /** Sets the session cookies of a member in the browser. */
  signIn: (page: Page, member: Member) => Promise<void>;
  /** Patterns of the console errors and exceptions that a test causes on purpose. */
  expectedComplaints: RegExp[];
  complaints: undefined;
}

interface WorkerFixtures {
  testShop: TestShop;
  shop: ShopEnvironment;
  cms: ReturnType<typeof cmsAdmin>;
}

export const test = base.extend<Fixtures & ScreenOptions, WorkerFixtures>({
  lng: ['zh', { option: true }],
  expectedComplaints: [[], { option: true }],

  testShop: [async ({}, use) => use(sharedShop()), { scope: 'worker' }],
  shop: [async ({ testShop }, use) => use(testShop.env), { scope: 'worker' }],
  cms: [async ({ testShop }, use) => use(cmsAdmin(testShop)), { scope: 'worker' }],

  baseURL: async ({ shop }, use) => use(addressOf(shop)),
  t: async ({ lng }, use) => use(wordsOf(lng)),
  api: async ({ shop }, use) => use(commerceApi(shop)),

  newMember: async ({ shop, api }, use) =>
    use(async (balanceYuan = 0) => {
      const member = await api.register();
      if (balanceYuan > 0) await runCommand(shop, 'wallet-recharge', member.phone, String(balanceYuan));
      return member;
    }),

  newPiece: async ({ shop, api, cms, lng, baseURL }, use) =>
    use(async (priceYuan) => {
      const { productCode, number } = newProductCode('TE');
      const names = { zh: `试釉瓶 ${number}`, en: `Test Vase ${number}` };
      const documentId = await cms.publishArtwork({ productCode, names });
      const offer = async () => (await api.call('GET /product/query', { codes: productCode }))[0];
      await expect.poll(offer, `commerce has read ${productCode} from the CMS`).toBeDefined();
      if (priceYuan !== null) await runCommand(shop, 'product-price', productCode, String(priceYuan));
      const status = async () => (await rawGet(`${baseURL}/artworks/${productCode}`)).status;
      await expect.poll(status, `web has read ${productCode} from the CMS`).toBe(200);
      return { productCode, name: names[lng], documentId };
    }),

  signIn: async ({ baseURL }, use) =>
    use(async (page, { userId, authToken }) => {
      const cookie = { url: baseURL ?? '', sameSite: 'Strict' as const };
      await page.context().addCookies([
        { name: 'userId', value: userId, ...cookie },
        { name: 'authToken', value: authToken, ...cookie },
      ]);
    }),

  /** Fails a test when the page logs an unexpected error in the console or throws an uncaught exception. */
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use(undefined);
      expect(complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/** Expects that the page violates none of axe's accessibility rules. */
export async function expectAccessible(page: Page): Promise<void> {
  // Both settings save time, together a third. The second one makes axe skip frames of other origins, which the shop
  // does not have.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`,
  );
  expect(found).toEqual([]);
}

/**
 * Expects that the page is not wider than the screen. `innerWidth` would not reveal a wider page: a phone
 * zooms out until the whole page fits, and `innerWidth` is then the width of the page.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide).toBeLessThanOrEqual(0);
}
