import { afterAll, expect } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import type { Config } from '../src/config.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

/** An app for a file of tests: whatever they did, its books have to be in order when they are done. */
export async function openShop(changes: Partial<Config> = {}): Promise<TestApp> {
  const app = await createTestApp(changes);
  afterAll(async () => {
    expect(await audit(app.services.db)).toEqual([]);
    await app.close();
  });
  return app;
}
