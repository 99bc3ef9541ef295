import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Row, TableName } from '../db/tables.ts';

/** A row is deleted when `keptFor` has passed since the time in `column`. */
const expiring = [
  { table: 'sessions', key: ['id'], column: 'expiresAt', keptFor: 0 },
  // Within this time, a repeated request gets the stored answer. Our pages repeat a request for a minute at most.
  { table: 'requests', key: ['principal', 'requestId'], column: 'createdAt', keptFor: 30 * day },
  // The quotas count the codes of one day.
  { table: 'smsCodes', key: ['id'], column: 'sentAt', keptFor: 2 * day },
  { table: 'smsPhones', key: ['phone', 'byMember'], column: 'lastSentAt', keptFor: 2 * day },
  { table: 'smsOutbox', key: ['id'], column: 'sentAt', keptFor: 2 * day },
  { table: 'emailCodes', key: ['id'], column: 'sentAt', keptFor: 2 * day },
  { table: 'mailOutbox', key: ['id'], column: 'sentAt', keptFor: 2 * day },
  { table: 'knownDevices', key: ['userId', 'deviceHash'], column: 'lastSeenAt', keptFor: 365 * day },
  // The limit counts the notices of an hour.
  { table: 'securityNotices', key: ['id'], column: 'createdAt', keptFor: 2 * day },
  { table: 'passwordResets', key: ['tokenHash'], column: 'expiresAt', keptFor: 0 },
  { table: 'passkeyChallenges', key: ['challenge'], column: 'expiresAt', keptFor: 0 },
  { table: 'rateLimits', key: ['key'], column: 'expire', keptFor: 0 },
] as const satisfies Expiring[];

type Expiring = { [T in TableName]: Columns<T> }[TableName];

interface Columns<T extends TableName> {
  table: T;
  key: readonly (keyof Row<T>)[];
  column: keyof Row<T>;
  keptFor: number;
}

const batchSize = 500;

/** Small steps, so that no request waits long for the database. */
export async function forgetExpired(db: Db, at: number): Promise<void> {
  for (const { table, key, column, keptFor } of expiring) {
    const names = key.map(() => '??').join(', ');
    const expired = db(table).whereRaw(`(${names}) IN (SELECT ${names} FROM ?? WHERE ?? <= ? LIMIT ?)`, [
      ...key,
      ...key,
      table,
      column,
      at - keptFor,
      batchSize,
    ]);
    while ((await expired.clone().delete()) === batchSize);
  }
}
