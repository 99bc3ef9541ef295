import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import { type Limit, requestsPerMinute } from '../../contract/endpoint.ts';
import { own } from '../../contract/own.ts';
import { typedAccount, typedLine } from '../../contract/typed.ts';
import { isSqlite, type SqliteConnection } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { networkOf } from './network-of.ts';
import type { Services } from './routes.ts';

/** Limits that all instances count together in the database. Each instance counts the other limits by itself. */
const stored: readonly Limit[] = ['auth', 'money'];

/**
 * Returns middleware that limits how often a caller may send requests. A member is counted by user id, a
 * guest by network.
 */
export function limit({ config, db }: Services, key: string, name: Limit): Middleware {
  const settings = { keyPrefix: key, points: requestsPerMinute[name], duration: 60 };
  const limiter = stored.includes(name) ? createStored(db, settings) : new RateLimiterMemory(settings);
  return async (ctx, next) => {
    if (config.limits && !ctx.state.internal)
      await take(limiter, ctx.state.member?.userId ?? networkOf(ctx.ip));
    await next();
  };
}

/**
 * Returns middleware that limits the guesses at the password of one account, however the account is typed. Guesses
 * from all network addresses are counted together. `field` is the input field that contains the account, so the body
 * must have been read before.
 */
export function limitGuesses({ config, db }: Services, key: string, field: string): Middleware {
  const settings = { keyPrefix: `${key} ${field}`, points: requestsPerMinute.auth, duration: 60 };
  const limiter = createStored(db, settings);
  return async (ctx, next) => {
    const given: unknown = own(Object(ctx.state.body), field);
    const guessed = typeof given === 'string' ? typedAccount(typedLine(given)) : '';
    // The account's name is hashed, because it may be long and is stored before it has been checked.
    if (config.limits) await take(limiter, createHash('sha256').update(guessed).digest('hex'));
    await next();
  };
}

function createStored(db: Db, settings: { keyPrefix: string; points: number; duration: number }) {
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

/**
 * It is acceptable to lose the counts of a minute in a power failure, so the counter does not wait for the
 * disk. The next purchase writes the counts together with its own rows. No other request uses the connection
 * until the counter releases it, so `synchronous = NORMAL` affects only the counter.
 */
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

async function take(limiter: RateLimiterAbstract, caller: string): Promise<void> {
  try {
    await limiter.consume(caller);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw fail('tooManyRequests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
