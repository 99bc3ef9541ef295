import type { Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../../contract/endpoint.ts';
import { fail } from '../fail.ts';
import type { Services } from './routes.ts';

/** Requests a minute of one caller to one endpoint. */
const perMinute: Record<Limit, number> = { read: 600, write: 120, auth: 20, money: 30 };

/** Slows down who asks too often: a member by himself, a guest by his address. */
export function limit({ config }: Services, key: string, name: Limit): Middleware {
  const limiter = new RateLimiterMemory({ keyPrefix: key, points: perMinute[name], duration: 60 });
  return async (ctx, next) => {
    if (config.limits && !ctx.state.internal) await take(limiter, ctx.state.member?.userId ?? ctx.ip);
    await next();
  };
}

async function take(limiter: RateLimiterMemory, caller: string): Promise<void> {
  try {
    await limiter.consume(caller);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw fail('tooManyRequests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
