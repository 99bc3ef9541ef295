import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { ensureFirstAdmin } from './ensure-first-admin.ts';

afterEach(() => vi.unstubAllEnvs());

const emptyPanel = {
  service: () => ({ exists: async () => false }),
  log: { warn: () => undefined },
} as unknown as Core.Strapi;

it('a shop with customers does not open a panel whose first visitor would become the administrator', async () => {
  vi.stubEnv('APP_ENV', 'production');
  vi.stubEnv('CMS_ADMIN_EMAIL', '');
  await expect(ensureFirstAdmin(emptyPanel)).rejects.toThrow('CMS_ADMIN_EMAIL');
  vi.stubEnv('APP_ENV', 'development');
  await ensureFirstAdmin(emptyPanel);
});
