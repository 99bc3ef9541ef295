import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('.', import.meta.url));

/**
 * Makes the tests load the ES modules of React Router. In its CommonJS modules, `require()` ignores aliases.
 */
const conditions = ['module', 'node', 'development|production'];

export default defineConfig({
  resolve: {
    // These conditions apply to tests with a DOM. All other tests use the conditions below `ssr`.
    conditions,
    // The CMS installs an older React at the root of the repository. The tests must use the React of web.
    alias: [
      { find: /^(react|react-dom)(?=$|\/)/, replacement: `${web}node_modules/$1` },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: `${web}use-sync-external-store.ts`,
      },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: `${web}use-sync-external-store-with-selector.ts`,
      },
    ],
  },
  ssr: { resolve: { conditions } },
  test: {
    include: ['*.test.ts', '{app,scripts,server}/**/*.test.{ts,tsx}'],
    env: { LOG_LEVEL: 'silent' },
    maxWorkers: 2,
    // The defaults (five seconds and one second) are too short for a slow machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    server: { deps: { inline: [/react-router/, /react-i18next/, /swr/, /@tanstack/, /qrcode\.react/] } },
  },
});
