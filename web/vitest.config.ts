import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const web = fileURLToPath(new URL('.', import.meta.url));

/** Loads the ES modules of React Router, because `require()` in its CommonJS modules ignores aliases. */
const conditions = ['module', 'node', 'development|production'];

const withDom = readdirSync(`${web}app`, { recursive: true, encoding: 'utf8' })
  .map((file) => `app/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(`${web}${file}`, 'utf8').startsWith('// @vitest-environment happy-dom\n'));

type ProjectTests = TestProjectInlineConfiguration['test'];

/** Files of a worker share React and the window, because loading them for each file took longer than the tests. */
const shared: ProjectTests = { isolate: false, setupFiles: 'leave-no-trace.ts' };

const project = (name: string, test: ProjectTests) => ({ extends: true as const, test: { name, ...test } });

export default defineConfig({
  resolve: {
    // For tests with a DOM. All others use the conditions below `ssr`.
    conditions,
    // The CMS installs an older React at the root of the repository.
    alias: [
      { find: /^(react|react-dom)(?=$|\/)/, replacement: `${web}node_modules/$1` },
      { find: /^use-sync-external-store\/shim$/, replacement: `${web}node_modules/react` },
    ],
  },
  ssr: { resolve: { conditions } },
  test: {
    env: { LOG_LEVEL: 'silent' },
    maxWorkers: 2,
    // The defaults (5 s and 1 s) are too short for a slow machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    server: { deps: { inline: [/react-router/, /react-i18next/, /swr/, /qrcode\.react/] } },
    projects: [
      // A worker is used again only for files with the same environment, so the files with a DOM run first.
      project('dom', { include: withDom, ...shared, sequence: { groupOrder: 0 } }),
      project('app', {
        include: ['*.test.ts', '{app,scripts}/**/*.test.{ts,tsx}'],
        exclude: [...defaultExclude, ...withDom],
        ...shared,
        sequence: { groupOrder: 1 },
      }),
      // Each file has its own process, because in a shared one sharp at times could not read an AVIF picture.
      project('server', { include: ['server/**/*.test.{ts,tsx}'], sequence: { groupOrder: 2 } }),
    ],
  },
});
