import type { Middleware } from 'koa';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import { type Limit, requestsPerMinute } from '../../contract/endpoint.ts';
import { isSqlite, type SqliteConnection } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { type Failure, fail } from '../fail.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network-of.ts';

/** All instances count these limits together in the database. Each instance counts the other limits by itself. */
const stored: readonly Limit[] = ['auth', 'money'];

/** A member is counted by user id, a guest by network. */
export function limit({ config, db }: Services, key: string, name: Limit): Middleware {
  const points = requestsPerMinute[name];
  const settings = { keyPrefix: key, points, duration: 60 };
  // Refused requests would otherwise write to the database, and slow down those of others.
  const storedSettings = { ...settings, inMemoryBlockOnConsumed: points };
  const limiter = stored.includes(name) ? createStored(db, storedSettings) : new RateLimiterMemory(settings);
  return async (ctx, next) => {
    if (config.limits && !ctx.state.internal)
      await take(limiter, ctx.state.member?.userId ?? networkOf(ctx.ip));
    await next();
  };
}

interface StoredSettings {
  keyPrefix: string;
  points: number;
  /** In seconds. */
  duration: number;
  inMemoryBlockOnConsumed?: number;
}

export function createStored(db: Db, settings: StoredSettings) {
  const store = {
    ...settings,
    storeClient: isSqlite(db) ? withoutSyncing(db) : db,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  } as const;
  return isSqlite(db) ? new RateLimiterSQLite(store) : new RateLimiterPostgres(store);
}

/** A power failure may lose the counts. The counter has the connection to itself, so purchases still reach the disk. */
function withoutSyncing(db: Db): object {
  const { client, raw } = db;
  return {
    raw,
    client: {
      config: client.config,
      async acquireConnection() {
        const connection = await client.acquireConnection();
        connection.pragma('synchronous = NORMAL');
        return connection;
      },
      releaseConnection(connection: SqliteConnection) {
        connection.pragma('synchronous = FULL');
        return client.releaseConnection(connection);
      },
    },
  };
}

/** @throws Failure `tooManyRequests` */
export async function take(limiter: RateLimiterAbstract, caller: string): Promise<void> {
  try {
    await limiter.consume(caller);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany(refusal);
  }
}

/** Refuses without a write to the database, which would slow down others. @throws Failure `tooManyRequests` */
export async function refuseSpent(limiter: RateLimiterAbstract, caller: string): Promise<void> {
  const counted = await limiter.get(caller);
  if (counted && counted.remainingPoints <= 0) throw tooMany(counted);
}

export function tooMany({ msBeforeNext }: RateLimiterRes): Failure {
  return fail('tooManyRequests', { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) });
}
