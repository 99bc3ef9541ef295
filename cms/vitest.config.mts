import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/start-cms.ts',
    // All test files share one Strapi, because a process can run only one Strapi and the start takes seconds.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    silent: 'passed-only',
    testTimeout: 20_000,
    // Strapi starts in a hook, which takes more than a minute on a busy machine.
    hookTimeout: 180_000,
  },
});
