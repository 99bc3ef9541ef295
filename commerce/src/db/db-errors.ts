/**
 * One reading of what the two databases throw. Objection wraps PostgreSQL errors and hands SQLite errors on
 * as they are, so both the error and its `nativeError` are looked at.
 */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
}

/** The database itself refused, but the same transaction may succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);
}

/** A value is none of its column's type: PostgreSQL's data exceptions; SQLite compares anything. */
export function isInvalidValue(error: unknown): boolean {
  return hasCode(error, ['22P02', '22003', '22007', '22021']);
}

/** The database can't be reached or can't write now; a client may come back later. */
export function isUnavailable(error: unknown): boolean {
  const codes = [
    'SQLITE_BUSY',
    'SQLITE_FULL',
    'SQLITE_IOERR',
    'ECONNREFUSED',
    'ECONNRESET',
    '57P01',
    '57P03',
    '53300',
  ];
  return hasCode(error, codes) || (error instanceof Error && error.name === 'KnexTimeoutError');
}

function hasCode(error: unknown, codes: string[]): boolean {
  if (!error || typeof error !== 'object') return false;
  if ('code' in error && typeof error.code === 'string' && codes.includes(error.code)) return true;
  return 'nativeError' in error && hasCode(error.nativeError, codes);
}
