import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installedByTheSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's own Chromium if it is installed, else the system's. Null when there is none. */
export function findChromium(): string | null {
  return [chromium.executablePath(), ...installedByTheSystem].find((file) => existsSync(file)) ?? null;
}

/** Chromium's sandbox does not work for root. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}
