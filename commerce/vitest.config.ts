import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,contract}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // On a slow machine a second, the default, is soon over.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Every file has a database of its own; loading the service anew for each took longer than its tests.
    isolate: false,
    silent: 'passed-only',
  },
});
