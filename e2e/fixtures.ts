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

export interface ScreenOptions {
  lng: Language;
}

export interface Piece {
  productCode: string;
  name: string;
  documentId: string;
}

interface Fixtures {
  t: TFunction;
  api: ReturnType<typeof commerceApi>;
  newMember: (balanceYuan?: number) => Promise<Member>;
  /** No other test uses the piece. If `priceYuan` is null, it has no price. */
  newPiece: (priceYuan: number | null) => Promise<Piece>;
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
      if (balanceYuan > 0) await runCommand(shop, 'wallet-credit', member.phone, String(balanceYuan));
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

export async function expectAccessible(page: Page): Promise<void> {
  // Both settings save a third of the time. The shop has no frames of other origins, which the second setting skips.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`,
  );
  expect(found).toEqual([]);
}

/** `innerWidth` would not reveal a page that is too wide, because a phone zooms out until the page fits. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide).toBeLessThanOrEqual(0);
}
