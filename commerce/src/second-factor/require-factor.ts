import type { Endpoint } from '../../contract/endpoint.ts';
import { isGuarded, type Permission } from '../../contract/permissions.ts';
import type { Member } from '../auth/session.ts';
import { isoTime, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { type Failure, fail } from '../fail.ts';
import { hasFactor, needsFactor } from './factors.ts';

type Person = Pick<Member, 'confirmedAt'> & { permissions: ReadonlySet<Permission>; hasFactor: boolean };

const provedFor = 10 * minute;
const unusedFor = minute;

/**
 * For people with a role. Without the second factor that a role needs, only the endpoints `withoutFactor` are open.
 * @throws Failure `secondFactorMissing`, `secondFactorNeeded`
 */
export function requireFactor(config: Config, endpoint: Endpoint, staff: Person, at: number): void {
  if (!staff.hasFactor) {
    if (needsFactor(config, staff) && !endpoint.withoutFactor) throw fail('secondFactorMissing');
    return;
  }
  if (staff.confirmedAt === 0 && !endpoint.withoutFactor) throw proofNeeded(endpoint);
  if (isGuarded(endpoint.permission)) requireProof(endpoint, staff, at);
}

/** @throws Failure `secondFactorNeeded` if the member last proved who he is more than ten minutes ago */
export function requireProof(
  endpoint: Endpoint,
  { confirmedAt }: Pick<Member, 'confirmedAt'>,
  at: number,
): void {
  if (confirmedAt + provedFor <= at) throw proofNeeded(endpoint);
}

/**
 * Uses up a proof of the last minute that was made for such a change. A login, or a proof that was made to move money, is
 * none: somebody who copied the session could otherwise add a factor of his own after it. A person without a factor has no
 * more to prove than the login did.
 * @returns gives the proof back, for a change that was refused @throws Failure `secondFactorNeeded`
 */
export async function takeProof(
  db: Db,
  endpoint: Endpoint,
  { userId, sessionId }: Member,
  at: number,
): Promise<() => Promise<unknown>> {
  if (!(await hasFactor(db, userId))) return async () => undefined;
  const session = db('sessions').where({ id: sessionId });
  const { unusedProofAt = 0 } = (await session.clone().first('unusedProofAt')) ?? {};
  const isFresh = unusedProofAt > at - unusedFor;
  const taken = isFresh ? await session.clone().where({ unusedProofAt }).update({ unusedProofAt: 0 }) : 0;
  if (taken !== 1) throw proofNeeded(endpoint);
  return () => session.clone().where({ unusedProofAt: 0 }).update({ unusedProofAt });
}

function proofNeeded({ asksProof }: Endpoint): Failure {
  return fail('secondFactorNeeded', { own: asksProof === 'own' });
}

export function provedUntil(at: number): string {
  return isoTime(at + provedFor);
}
