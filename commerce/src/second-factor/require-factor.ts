import type { Endpoint } from '../../contract/endpoint.ts';
import { isGuarded } from '../../contract/permissions.ts';
import type { Member } from '../auth/session.ts';
import { isoTime, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import { fail } from '../fail.ts';
import type { Staff } from '../roles/find-staff.ts';
import { needsFactor } from './factors.ts';

const provedFor = 10 * minute;

/**
 * For people with a role. Without the second factor that a role needs, only the endpoints `withoutFactor` are open.
 * @throws Failure `secondFactorMissing`, `secondFactorNeeded`
 */
export function requireFactor(config: Config, endpoint: Endpoint, staff: Staff, at: number): void {
  if (!staff.hasFactor) {
    if (needsFactor(config, staff) && !endpoint.withoutFactor) throw fail('secondFactorMissing');
    return;
  }
  if (staff.confirmedAt === 0 && !endpoint.withoutFactor) throw fail('secondFactorNeeded');
  if (isGuarded(endpoint.permission)) requireProof(staff, at);
}

/** @throws Failure `secondFactorNeeded` if the member last proved who he is more than ten minutes ago */
export function requireProof({ confirmedAt }: Member, at: number): void {
  if (confirmedAt + provedFor <= at) throw fail('secondFactorNeeded');
}

export function provedUntil(at: number): string {
  return isoTime(at + provedFor);
}
