import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Access } from '../../contract/endpoint.ts';
import { findSession } from '../auth/session.ts';
import { fail } from '../fail.ts';
import type { Services } from './routes.ts';

/** Finds who calls and refuses who may not; deny is the default. */
export function authenticate({ db, clock, config }: Services, access: Access): Middleware {
  return async (ctx, next) => {
    ctx.state.internal = sameSecret(ctx.get('X-Internal-Token'), config.internalToken);
    if (access === 'internal' && !ctx.state.internal) throw fail('forbidden');
    ctx.state.member = await findSession(db, ctx.get('Authorization'), clock.now());
    if (access === 'member' && !ctx.state.member) throw fail('sessionInvalid');
    await next();
  };
}

function sameSecret(given: string, secret: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}
