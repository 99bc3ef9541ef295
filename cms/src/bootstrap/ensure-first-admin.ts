import type { Core } from '@strapi/strapi';
import { isDevelopment } from '../environment.ts';

/**
 * Otherwise the first visitor of an empty panel could register as administrator.
 * @throws Error in a shop with customers whose environment names no administrator
 */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const users = strapi.service('admin::user');
  if (await users.exists()) return;
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) {
    if (!isDevelopment())
      throw new Error(
        'The CMS cannot start: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD, or its first visitor becomes the administrator.',
      );
    strapi.log.warn('No administrator yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD and start again.');
    return;
  }
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    email: email.toLowerCase(),
    password,
    firstname: '管理员',
    lastname: '',
    // The misspelling of this field name is Strapi's.
    preferedLanguage: 'zh-Hans',
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  });
}
