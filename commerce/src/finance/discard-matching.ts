import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { lockMatchingsOf, lockOpenMatching, readMatching, requireMatching } from './list-matchings.ts';

type Input = ParsedInputOf<'POST /admin/finance/discard_matching'>;
type Answer = OutputOf<'POST /admin/finance/discard_matching'>;

/**
 * A matching that led to a reversal proves it, so it can't be discarded.
 * @throws Failure `matchingNotFound`, `matchingDiscarded`, `matchingHasReversal`
 */
export function discardByStaff(call: StaffCall, input: Input): Promise<Answer> {
  return act(call, 'finance/discard_matching', input, async (trx, { reason, at }) => {
    await lockMatchingsOf(trx, await requireMatching(trx, input.matchingId));
    const { id: matchingId, channel, fromDay, toDay } = await lockOpenMatching(trx, Number(input.matchingId));
    const reversal = await trx('differenceResolutions')
      .where({ matchingId, how: 'reversal' })
      .first('differenceId');
    if (reversal) throw fail('matchingHasReversal');
    await trx('matchingDiscards')
      .insert({ matchingId, reason, discardedBy: call.member.userId, discardedAt: at })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? fail('matchingDiscarded') : error;
      });
    return {
      answer: await readMatching(trx, input.matchingId),
      object: `statement:${channel}`,
      circumstances: { matchingId: input.matchingId, from: fromDay, to: toDay },
      before: { discarded: false },
      after: { discarded: true },
    };
  });
}
