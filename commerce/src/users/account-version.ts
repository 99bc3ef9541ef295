import { versionOf } from '../staff/row-version.ts';

/** The version of an account for staff who change it: its state and its roles. */
export function accountVersion(status: string, roles: readonly string[]): string {
  return versionOf([status, ...roles.toSorted()]);
}
