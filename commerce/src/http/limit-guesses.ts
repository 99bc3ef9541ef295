import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Guessed } from '../../contract/endpoint.ts';
import { wrongGuesses } from '../../contract/endpoint.ts';
import { own } from '../../contract/own.ts';
import { typedAccount, typedLine } from '../../contract/typed.ts';
import { findAccount } from '../auth/find-account.ts';
import { isKnownDevice } from '../auth/known-devices.ts';
import { refuseWhileFull } from '../auth/password.ts';
import { minute, second } from '../clock.ts';
import { Failure } from '../fail.ts';
import type { Services } from '../services.ts';
import { createStored, refuseSpent, tooMany } from './limit.ts';

/**
 * Counts the wrong guesses at one account, whatever network they come from. The body must have been read. Each guess is
 * counted before it is checked, so that many at once are no way around the limit, and given back unless it was wrong.
 */
export function limitGuesses({ config, db }: Services, key: string, guessed: Guessed): Middleware {
  const duration = (wrongGuesses.inMinutes * minute) / second;
  const limiter = createStored(db, { keyPrefix: `${key} guesses`, points: wrongGuesses.max, duration });
  return async (ctx, next) => {
    const guesser = config.limits ? await guessers[guessed](db, ctx) : null;
    if (guesser === null) return next();
    await refuseSpent(limiter, guesser);
    const counted = await limiter.penalty(guesser);
    const endsAt = Date.now() + counted.msBeforeNext;
    let wrong = false;
    try {
      if (counted.consumedPoints > wrongGuesses.max) throw tooMany(counted);
      await next();
    } catch (error) {
      wrong = error instanceof Failure && ['loginRefused', 'proofWrong'].includes(error.errorName);
      throw error;
    } finally {
      if (!wrong) await giveBack(db, { key: limiter.getKey(guesser), endsAt });
    }
  };
}

/** Only in the window in which it was counted, because a later one would begin below zero and allow more guesses. */
async function giveBack(db: Services['db'], { key, endsAt }: { key: string; endsAt: number }): Promise<void> {
  await db('rateLimits').where({ key }).where('expire', '<=', endsAt).decrement('points');
}

/** Who is counted together. Null if nothing is guessed. */
const guessers: Record<Guessed, (db: Services['db'], ctx: Context) => Promise<string | null>> = {
  /** Each device that is known to the account by itself, and all others together, so that they don't lock out its owner. */
  async password(db, ctx) {
    const typed = typedAccount(typedLine(field(ctx, 'account')));
    const deviceId = field(ctx, 'deviceId');
    const user = await findAccount(db, typed);
    // For the log: a refused login has no member.
    ctx.state.accountId = user?.id;
    const isKnown = await isKnownDevice(db, user?.id, deviceId);
    // Before the guess is counted, because that costs writes to the database.
    if (!isKnown) refuseWhileFull('strangers');
    const account = user?.id ?? typed;
    // Hashed, because they may be long and are stored before they have been checked.
    return createHash('sha256')
      .update(isKnown ? `${account} ${deviceId}` : account)
      .digest('hex');
  },

  /** Nobody can guess the signature of a passkey. */
  async proof(_db, ctx) {
    const proof = Object(own(Object(ctx.state.body), 'proof'));
    return own(proof, 'kind') === 'passkey' ? null : ctx.state.member.userId;
  },
};

function field(ctx: Context, name: string): string {
  const given: unknown = own(Object(ctx.state.body), name);
  return typeof given === 'string' ? given : '';
}
