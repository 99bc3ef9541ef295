import type { Core } from '@strapi/strapi';
import { isDevelopment } from '../../environment.ts';
import { staffRoleCode } from './ensure-staff-role.ts';

/** The README and `npm start` show this account. */
const sampleStaff = { email: 'staff@junyao.example', password: 'Demo-1234!' };

/** In production, the account is blocked, because its password is public. */
export async function prepareSampleStaff(strapi: Core.Strapi): Promise<void> {
  const users = strapi.service('admin::user');
  const existing = await users.findOneByEmail(sampleStaff.email);
  if (isDevelopment()) {
    if (!existing) await createSampleStaff(strapi);
  } else if (existing?.isActive) {
    await users.updateById(existing.id, { isActive: false });
    strapi.log.warn(`${sampleStaff.email} is blocked, because its password is public.`);
  }
}

async function createSampleStaff(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db.query('admin::role').findOne({ where: { code: staffRoleCode } });
  if (!role) return;
  await strapi.service('admin::user').create({
    ...sampleStaff,
    firstname: '示例员工',
    lastname: '',
    preferedLanguage: 'zh-Hans',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}
