import { timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Endpoint } from '../../contract/endpoint.ts';
import { findSession } from '../auth/session.ts';
import { fail } from '../fail.ts';
import { findStaff } from '../roles/find-staff.ts';
import { requireFactor, requireProof } from '../second-factor/require-factor.ts';
import type { Services } from '../services.ts';

/** A staff endpoint without a permission refuses everybody. */
export function authenticate({ db, clock, config }: Services, endpoint: Endpoint): Middleware {
  const { access, permission } = endpoint;
  return async (ctx, next) => {
    const at = clock.now();
    const given = ctx.get('X-Internal-Token');
    ctx.state.internal = config.internalToken.accepted(at).some((secret) => sameSecret(given, secret));
    if (access === 'internal' && !ctx.state.internal) throw fail('forbidden');
    const member = await findSession(db, ctx.get('Authorization'), at);
    if ((access === 'member' || access === 'staff') && !member) throw fail('sessionInvalid');
    ctx.state.member = member;
    if (access === 'staff' && !member?.hasRole) throw fail('forbidden');
    if ((access === 'member' || access === 'staff') && member?.hasRole) {
      const staff = { ...member, ...(await findStaff(db, member.userId)) };
      if (access === 'staff' && !(permission && staff.permissions.has(permission))) throw fail('forbidden');
      requireFactor(config, endpoint, staff, at);
      ctx.state.member = staff;
    }
    if (endpoint.asksProof && member) requireProof(endpoint, member, at);
    await next();
  };
}

function sameSecret(given: string, secret: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}
