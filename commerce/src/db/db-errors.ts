import type { ErrorName } from '../../contract/errors.ts';
import { fail } from '../fail.ts';

export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
}

/** For `.catch`: refuses a value that must be unique and exists already. */
export function refuseDuplicate(refusal: ErrorName): (error: unknown) => never {
  return (error) => {
    throw isUniqueViolation(error) ? fail(refusal) : error;
  };
}

export function isRetryable(error: unknown): boolean {
  return hasCode(error, ['40001', '40P01']);
}

/** True if another process is writing to the SQLite file. */
export function isLocked(error: unknown): boolean {
  return hasCode(error, ['SQLITE_BUSY']);
}

/** True if another transaction held the lock for longer than the database waits (docs/decisions/018). */
export function isLockedTooLong(error: unknown): boolean {
  return hasCode(error, ['SQLITE_BUSY', '55P03']);
}

/** True if a value does not fit its column's type. Only on PostgreSQL: SQLite compares values of any type. */
export function isInvalidValue(error: unknown): boolean {
  return hasCode(error, ['22P02', '22003', '22007', '22021']);
}

const unavailable = [
  ...['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', '55P03', '53100', 'ENOSPC'],
  ...['SQLITE_ABORT', 'SQLITE_INTERRUPT', 'SQLITE_NOMEM'],
  ...['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300'],
];

/** A client may try again later. */
export function isUnavailable(error: unknown): boolean {
  return hasCode(error, unavailable) || (error instanceof Error && error.name === 'KnexTimeoutError');
}

/** Objection wraps PostgreSQL errors in `nativeError`. SQLite appends details to its codes: SQLITE_IOERR_WRITE. */
function hasCode(error: unknown, codes: string[]): boolean {
  if (!error || typeof error !== 'object') return false;
  const given = 'code' in error ? String(error.code) : '';
  if (codes.some((code) => given === code || given.startsWith(`${code}_`))) return true;
  return 'nativeError' in error && hasCode(error.nativeError, codes);
}
