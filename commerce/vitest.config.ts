import { defineConfig } from 'vitest/config';

const otherDatabase = process.env.TEST_DATABASE_URL ? 'sqlite' : 'postgresql';

export default defineConfig({
  test: {
    include: ['{src,test,contract}/**/*.test.ts'],
    // What only one database does is tested in files of its own, which the other one does not run.
    exclude: [`**/*.${otherDatabase}.test.ts`],
    globalSetup: 'test/migrated-template.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The default, one second, is too short for a slow machine.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Files share the loaded modules, because loading the service for each file took longer than its tests. Each file
    // has its own database all the same.
    isolate: false,
    silent: 'passed-only',
  },
});
