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
import { isSqlite, type SqliteConnection } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Services } from './routes.ts';

/** Those that a second instance must count too: guesses and money. The others are counted where they arrive. */
const stored: readonly Limit[] = ['auth', 'money'];

/** Slows down who asks too often: a member by himself, a guest by his address. */
export function limit({ config, db }: Services, key: string, name: Limit): Middleware {
  const settings = { keyPrefix: key, points: requestsPerMinute[name], duration: 60 };
  const limiter = stored.includes(name) ? createStored(db, settings) : new RateLimiterMemory(settings);
  return async (ctx, next) => {
    if (config.limits && !ctx.state.internal) await take(limiter, ctx.state.member?.userId ?? ctx.ip);
    await next();
  };
}

/** Slows down guesses at one secret, from however many addresses they come; stands behind the body's reading. */
export function limitGuesses({ config, db }: Services, key: string, field: string): Middleware {
  const settings = { keyPrefix: `${key} ${field}`, points: requestsPerMinute.auth, duration: 60 };
  const limiter = createStored(db, settings);
  return async (ctx, next) => {
    const given: unknown = ctx.state.body?.[field];
    const guessed = typeof given === 'string' ? given.toLowerCase() : '';
    // Hashed: it may be long, and is written down before anybody has looked at it.
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
 * A count of this minute may be lost when the power fails, so nobody waits until it is on the disk; the next
 * purchase writes it through with its own rows. The one connection is ours until it is given back.
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
