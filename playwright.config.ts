import { defineConfig, devices, type Project } from '@playwright/test';
import type { ScreenOptions } from './e2e/fixtures.ts';
import { chromiumArguments, findChromium } from './scripts/testing/find-chromium.ts';

const chromium = findChromium();
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const chinese = { lng: 'zh', locale: 'zh-CN' } as const;
const english = { lng: 'en', locale: 'en-US' } as const;

const everywhere = ['public/**/*.e2e.ts', 'member/**/*.e2e.ts'];
/** How the site behaves hardly depends on the screen; in either language and on either kind of screen is enough. */
const alsoBehaviour = [...everywhere, 'behaviour/**/*.e2e.ts'];

/** What a person sees and does is tried in both languages, on a desktop and on a phone. */
const screens: Project<ScreenOptions>[] = [
  { name: 'zh-desktop', use: { ...desktop, ...chinese }, testMatch: alsoBehaviour },
  { name: 'en-desktop', use: { ...desktop, ...english }, testMatch: everywhere },
  { name: 'zh-phone', use: { ...phone, ...chinese }, testMatch: everywhere },
  { name: 'en-phone', use: { ...phone, ...english }, testMatch: alsoBehaviour },
];

export default defineConfig<ScreenOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  projects: [
    ...screens,
    // What does not depend on the screen is tried once.
    { name: 'site', testMatch: 'site/**/*.e2e.ts', use: { ...desktop, ...chinese } },
    // These stop services, so they bring a shop of their own; last, so that nothing else slows them down.
    { name: 'outage', testMatch: 'outage/**/*.e2e.ts', use: { ...desktop, ...chinese } },
  ],
  workers: 2,
  fullyParallel: false,
  // A test that passes only the second time is listed as flaky at the end of the run.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A colour on its way from one to the other has no contrast to be measured.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments(), ...(chromium && { executablePath: chromium }) },
    // A trace of every test would take a third of the time; `npx playwright test --trace on` makes one when needed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
});
