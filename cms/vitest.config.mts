import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/start-cms.ts',
    // One Strapi for all files: it is a process-wide singleton and takes seconds to start.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
