import type { Core } from '@strapi/strapi';

const name = 'Storefront (read only)';

/** Written directly, because Strapi creates only random tokens, and at every start, because the secret may change. */
export async function ensureReadToken(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query('admin::api-token');
  const accessKey = strapi.service('admin::api-token').hash(process.env.CMS_READ_TOKEN);
  const existing = await tokens.findOne({ where: { name } });
  if (existing?.accessKey === accessKey) return;
  if (existing) {
    await tokens.update({ where: { id: existing.id }, data: { accessKey } });
    return;
  }
  // Strapi creates these two tokens in an empty database. The shop needs neither.
  await tokens.deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null } });
  await tokens.create({
    data: {
      name,
      description: 'Published content for web and commerce. Set by CMS_READ_TOKEN.',
      kind: 'content-api',
      type: 'read-only',
      accessKey,
      lifespan: null,
      expiresAt: null,
    },
  });
}
