import { defineConfig } from 'vitest/config';

const otherDatabase = process.env.TEST_DATABASE_URL ? 'sqlite' : 'postgresql';

export default defineConfig({
  test: {
    include: ['{src,test,contract,seeds}/**/*.test.ts'],
    // Files named after the other database test what only that database does.
    exclude: [`**/*.${otherDatabase}.test.ts`],
    globalSetup: 'test/migrated-template.ts',
    setupFiles: 'test/seed-random-tests.ts',
    // Tests that start processes or send hundreds of requests took over 30 s beside other work.
    testTimeout: 60_000,
    // A service starts in a hook, which took more than 30 s beside other work.
    hookTimeout: 180_000,
    // The default, one second, is too short for a slow machine.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Files share the loaded modules, because loading the service for each file took longer than its tests. Each file
    // still has its own database.
    isolate: false,
    silent: 'passed-only',
  },
});
