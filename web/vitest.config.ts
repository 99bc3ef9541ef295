import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    // The CMS brings an older React to the root of the repository; everything here uses this workspace's.
    alias: [
      { find: /^(react|react-dom)(?=$|\/)/, replacement: `${web}node_modules/$1` },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: `${web}use-sync-external-store.ts`,
      },
    ],
  },
  // Else the CommonJS build of React Router is taken, whose require() no alias reaches.
  ssr: { resolve: { conditions: ['module', 'node', 'import', 'development|production'] } },
  test: {
    include: ['{app,server}/**/*.test.{ts,tsx}'],
    env: { LOG_LEVEL: 'silent' },
    maxWorkers: 2,
    // On a slow machine the defaults, five seconds and one, are soon over.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    server: { deps: { inline: [/react-router/, /react-i18next/, /swr/] } },
  },
});
