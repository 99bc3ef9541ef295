import { createHash } from 'node:crypto';
import { fail } from '../fail.ts';

/** A fingerprint of the values that a write of staff could overwrite (docs/decisions/034). */
export function versionOf(values: readonly (string | number | boolean | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}

/**
 * The caller holds a lock on the row, so that the version can't change before the write.
 * @param seen undefined for any version @throws Failure `rowChanged` with the present version
 */
export function requireVersion(present: string, seen: string | undefined): void {
  if (seen !== undefined && seen !== present) throw fail('rowChanged', { version: present });
}
