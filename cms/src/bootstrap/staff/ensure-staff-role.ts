import type { Core } from '@strapi/strapi';
import { own } from '../../own.ts';
import { contentPermissions, editableFields, uploadPermissions } from './staff-permissions.ts';

/** The owner may rename the role in the panel, but the code of the role stays the same. */
export const staffRoleCode = 'workshop-staff';

const staffRoleName = '工坊员工';

/** The fields of each content type for which the role has been given permissions so far. */
type Granted = Record<string, string[]>;

/**
 * An existing role gets permissions only for what a new release adds; the rest stays as the owner set it. A role that
 * the owner has deleted stays deleted until a start with `CMS_STAFF_ROLE=restore`.
 */
export async function ensureStaffRole(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // A second instance that starts at the same time waits here until the first has committed.
    await trx('admin_roles').where({ code: 'strapi-super-admin' }).update({ code: 'strapi-super-admin' });
    const role = await strapi.db.query('admin::role').findOne({ where: { code: staffRoleCode } });
    if (role) return grantWhatIsNew(strapi, role.id);
    const wasCreated = (await grantedStore(strapi).get()) !== null;
    if (!wasCreated || process.env.CMS_STAFF_ROLE === 'restore') return createRole(strapi);
    strapi.log.info(
      'The role of the staff was deleted. CMS_STAFF_ROLE=restore creates it again at the next start.',
    );
  });
}

async function createRole(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.service('admin::role').create({
    name: await freeName(strapi),
    code: staffRoleCode,
    description: '编辑、发布内容并上传文件，无其他权限。',
  });
  const all = editableFields(strapi);
  await addPermissions(strapi, role.id, [...uploadPermissions, ...(await contentPermissions(strapi, all))]);
  await grantedStore(strapi).set({ value: all });
}

/** Strapi refuses a second role of the same name. */
async function freeName(strapi: Core.Strapi): Promise<string> {
  const isTaken = (name: string) => strapi.service('admin::role').exists({ name });
  let name = staffRoleName;
  for (let number = 2; await isTaken(name); number += 1) name = `${staffRoleName} ${number}`;
  if (name !== staffRoleName) {
    strapi.log.warn(`Another role is named ${staffRoleName}. The role of the staff is named ${name}.`);
  }
  return name;
}

async function grantWhatIsNew(strapi: Core.Strapi, roleId: number): Promise<void> {
  const all = editableFields(strapi);
  const granted = ((await grantedStore(strapi).get()) ?? {}) as Granted;
  const newTypes = Object.fromEntries(Object.entries(all).filter(([uid]) => !own(granted, uid)));
  await addPermissions(strapi, roleId, await contentPermissions(strapi, newTypes));
  for (const [uid, fields] of Object.entries(all)) {
    const newFields = fields.filter((field) => !own(granted, uid)?.includes(field));
    if (own(granted, uid) && newFields.length > 0) await addFields(strapi, roleId, uid, newFields);
  }
  await grantedStore(strapi).set({ value: all });
}

async function addFields(strapi: Core.Strapi, roleId: number, uid: string, fields: string[]): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  for (const { id, properties } of await permissions.findMany({ where: { role: roleId, subject: uid } })) {
    if (!Array.isArray(properties?.fields)) continue;
    const data = { properties: { ...properties, fields: [...new Set([...properties.fields, ...fields])] } };
    await permissions.update({ where: { id }, data });
  }
}

async function addPermissions(strapi: Core.Strapi, roleId: number, permissions: object[]): Promise<void> {
  await strapi.service('admin::role').addPermissions(roleId, permissions);
}

/** Keeps its value after the owner has deleted the role. */
function grantedStore(strapi: Core.Strapi) {
  return strapi.store({ type: 'core', name: 'staff-role', key: 'granted' });
}
