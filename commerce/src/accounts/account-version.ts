import { versionOf } from '../db/row-version.ts';

export function accountVersion(status: string, roles: readonly string[]): string {
  return versionOf([status, ...roles.toSorted()]);
}
