import type { Core } from '@strapi/strapi';
import { readFormer } from '../read-secret.ts';

const name = 'Storefront (read only)';
const formerName = 'Storefront (former secret';

/** Written directly, because Strapi creates only random tokens, and at every start, because the secret may change. */
export async function ensureReadToken(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query('admin::api-token');
  const { CMS_READ_TOKEN: secret, CMS_READ_TOKEN_OLD: old } = process.env;
  // Strapi creates the first two tokens in an empty database. The shop needs neither.
  await tokens.deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null } });
  await tokens.deleteMany({ where: { name: { $startsWith: formerName } } });
  await ensureToken(strapi, { name, secret, until: null });
  for (const [index, { value, until }] of readFormer(old ?? '', 'CMS_READ_TOKEN').entries()) {
    if (Date.now() < until)
      await ensureToken(strapi, { name: `${formerName}, ${index + 1})`, secret: value, until });
  }
}

interface Token {
  name: string;
  secret: string | undefined;
  /** Strapi refuses the token from this time on. */
  until: number | null;
}

async function ensureToken(strapi: Core.Strapi, { name, secret, until }: Token): Promise<void> {
  const tokens = strapi.db.query('admin::api-token');
  const accessKey = strapi.service('admin::api-token').hash(secret);
  const existing = await tokens.findOne({ where: { name } });
  if (existing?.accessKey === accessKey) return;
  if (existing) {
    await tokens.update({ where: { id: existing.id }, data: { accessKey } });
    return;
  }
  await tokens.create({
    data: {
      name,
      description: 'Published content for web and commerce. Set by CMS_READ_TOKEN.',
      kind: 'content-api',
      type: 'read-only',
      accessKey,
      lifespan: null,
      expiresAt: until,
    },
  });
}
