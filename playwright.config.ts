import { defineConfig, devices, type Project } from '@playwright/test';
import type { ScreenOptions } from './e2e/fixtures.ts';
import { chromiumArguments, findChromium } from './scripts/testing/find-chromium.ts';

const chromium = findChromium();
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const narrowPhone = { ...phone, viewport: { width: 360, height: 780 } };
const chinese = { lng: 'zh', locale: 'zh-CN' } as const;
const english = { lng: 'en', locale: 'en-US' } as const;

const full = Boolean(process.env.FULL);
const pages = ['e2e/public/**/*.e2e.ts', 'e2e/member/**/*.e2e.ts'];
const filesOf = (folder: string) => (full ? `e2e/${folder}/**/*.e2e.ts` : `e2e/${folder}/*.e2e.ts`);
/** Behavior hardly depends on language and screen, so only some projects run its tests. */
const pagesAndBehavior = [...pages, filesOf('behavior')];
const admin = filesOf('admin');
const payments = 'e2e/long/payment-providers.e2e.ts';
const money = 'e2e/long/{recharges,finance,unmatched-payments,roles,reconciliation,altered-rows}.e2e.ts';

/** These two projects test each language and each screen once. FULL=1 adds the other combinations. */
const screens: Project<ScreenOptions>[] = [
  {
    name: 'zh-desktop',
    use: { ...desktop, ...chinese },
    testMatch: [...(full ? pagesAndBehavior : pages), admin],
  },
  {
    name: 'en-phone',
    use: { ...phone, ...english },
    testMatch: full ? [...pagesAndBehavior, admin, payments] : pagesAndBehavior,
  },
];
const otherScreens: Project<ScreenOptions>[] = [
  { name: 'en-desktop', use: { ...desktop, ...english }, testMatch: pages },
  { name: 'zh-phone', use: { ...narrowPhone, ...chinese }, testMatch: pages },
];

/** Many of these stop services in a shop of their own, or wait long. */
const long = { name: 'long', testMatch: 'e2e/long/**/*.e2e.ts', use: { ...desktop, ...chinese } };

export default defineConfig<ScreenOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  projects: [
    ...(full ? [long, ...otherScreens] : []),
    ...screens,
    { name: 'site', testMatch: 'e2e/site/**/*.e2e.ts', use: { ...desktop, ...chinese } },
    // Staff of finance use both languages.
    ...(full ? [{ name: 'en-money', testMatch: money, use: { ...desktop, ...english } }] : []),
  ],
  workers: 2,
  fullyParallel: false,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // The contrast of a color can't be measured while an animation changes the color.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments(), ...(chromium && { executablePath: chromium }) },
    // Recording takes time, so only CI records. The trace of a failed first try shows why a test is flaky.
    trace: process.env.CI ? { mode: 'retain-on-first-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
});
