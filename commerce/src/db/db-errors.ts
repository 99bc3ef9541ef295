/**
 * One reading of what the two databases throw. Objection wraps PostgreSQL errors and hands SQLite errors on
 * as they are, so both the error and its `nativeError` are looked at.
 */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
}

/** The database itself refused, but the same transaction may succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, ['40001', '40P01']);
}

/** Another process writes to the SQLite file. */
export function isLocked(error: unknown): boolean {
  return hasCode(error, ['SQLITE_BUSY']);
}

/** Somebody else had the lock for longer than the database waits (docs/decisions/018). */
export function isLockedTooLong(error: unknown): boolean {
  return hasCode(error, ['SQLITE_BUSY', '55P03']);
}

/** A value is none of its column's type: PostgreSQL's data exceptions; SQLite compares anything. */
export function isInvalidValue(error: unknown): boolean {
  return hasCode(error, ['22P02', '22003', '22007', '22021']);
}

const unavailable = [
  // Locked for too long, full, or its disk does not answer.
  ...['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', '55P03', '53100', 'ENOSPC'],
  // SQLite has given up what was under way.
  ...['SQLITE_ABORT', 'SQLITE_INTERRUPT', 'SQLITE_NOMEM'],
  ...['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300'],
];

/** The database can't be reached or can't write now; a client may come back later. */
export function isUnavailable(error: unknown): boolean {
  return hasCode(error, unavailable) || (error instanceof Error && error.name === 'KnexTimeoutError');
}

/** SQLite adds what exactly went wrong: SQLITE_IOERR_WRITE. */
function hasCode(error: unknown, codes: string[]): boolean {
  if (!error || typeof error !== 'object') return false;
  const given = 'code' in error ? String(error.code) : '';
  if (codes.some((code) => given === code || given.startsWith(`${code}_`))) return true;
  return 'nativeError' in error && hasCode(error.nativeError, codes);
}
