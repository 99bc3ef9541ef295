import { own } from '../../contract/own.ts';
import { ownerRole, type Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import { requireVersion, versionOf } from '../db/row-version.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { type Language, readTexts } from '../locales.ts';
import { permissionsOf } from './find-staff.ts';

export interface Role {
  name: string;
  permissions: Permission[];
  updatedAt: number;
}

export function readRow({ name, permissions, updatedAt }: Row<'roles'>): Role {
  return { name, permissions: permissionsOf(name, permissions), updatedAt };
}

/** @throws Failure `roleNotFound` */
export async function findRole(trx: Trx, name: string): Promise<Role> {
  const [role] = await findRoles(trx, [name]);
  if (!role) throw fail('roleNotFound', { role: name });
  return role;
}

/** @param seen undefined for any version @throws Failure `roleNotFound`, `ownerRoleFixed`, `rowChanged` */
export async function findEditableRole(trx: Trx, name: string, seen: string | undefined): Promise<Role> {
  const role = await findRole(trx, name);
  if (role.name === ownerRole) throw fail('ownerRoleFixed');
  requireVersion(roleVersion(role), seen);
  return role;
}

export function roleVersion({ name, permissions }: Role): string {
  return versionOf([name, ...permissions]);
}

const texts = readTexts<{ roles: Record<string, string> }>('admin.json');

/** Also refuses the translated names of starting roles. @throws Failure `roleNameTaken` */
export async function requireFreeName(trx: Trx, name: string): Promise<void> {
  const names = await trx('roles').pluck('name');
  const taken = names.flatMap((other) => [other, own(texts.zh.roles, other), own(texts.en.roles, other)]);
  if (taken.some((other) => other !== undefined && isSameName(other, name))) throw fail('roleNameTaken');
}

/** Names of starting roles are translated. */
export function shownName(name: string, language: Language): string {
  return own(texts[language].roles, name) || name;
}

/** The name, and the names of roles that are shown under it in some language. */
export function namesShownAs(name: string): string[] {
  const shown = [texts.zh, texts.en].flatMap(({ roles }) =>
    Object.entries(roles).flatMap(([role, text]) => (isSameName(text, name) ? [role] : [])),
  );
  return [...new Set([name, ...shown])];
}

/** Ignores upper and lower case and Unicode compatibility forms, such as full-width letters. */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** @throws Failure `roleNotFound` that names the first missing role */
export async function findRoles(trx: Trx, names: string[]): Promise<Role[]> {
  const rows = await trx('roles').whereIn('name', names).orderBy('name');
  const missing = names.find((name) => !rows.some((row) => row.name === name));
  if (missing) throw fail('roleNotFound', { role: missing });
  return rows.map(readRow);
}
