import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { lockMatchingsOf, lockOpenMatching, readReplacements, requireMatching } from './list-matchings.ts';

/** @throws Failure `matchingNotFound`, `matchingDiscarded`; `matchingReplaced` with the id of the latest matching */
export async function lockStandingMatching(trx: Trx, id: number): Promise<void> {
  const matching = await requireMatching(trx, String(id));
  await lockMatchingsOf(trx, matching);
  await lockOpenMatching(trx, id);
  const replacedBy = (await readReplacements(trx, [matching])).get(id);
  if (replacedBy) throw fail('matchingReplaced', { matchingId: replacedBy });
}
