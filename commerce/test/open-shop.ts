import { afterAll, expect } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import type { Config } from '../src/config.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

/** When the tests of the file are done, the audit must find nothing. */
export async function openShop(changes: Partial<Config> = {}): Promise<TestApp> {
  const app = await createTestApp(changes);
  afterAll(async () => {
    expect(await audit(app.services.db)).toEqual([]);
    await app.close();
  });
  return app;
}
