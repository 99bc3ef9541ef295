import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { reverseCredit } from '../credits/reverse-credit.ts';
import type { Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { requireVersion } from '../db/row-version.ts';
import { fail } from '../fail.ts';
import { act, type StaffCall } from '../staff/act.ts';
import type { Cause } from '../states/transition.ts';
import { presentDifference, requireDifference } from './list-differences.ts';
import { lockStandingMatching } from './lock-standing-matching.ts';
import { type Difference, isReversible } from './read-reversals.ts';
import { requireUnproven } from './require-unproven.ts';

type Input = ParsedInputOf<'POST /admin/finance/resolve'>;
type View = OutputOf<'POST /admin/finance/resolve'>;

/**
 * @throws Failure `differenceNotFound`, `matchingDiscarded`, `matchingReplaced`, `differenceResolved`, `rowChanged`;
 *   for a reversal also `notReversible`, `linesUnreadable`, `creditProven`, `creditSpent`, `chargeStateChanged`,
 *   `notYourself`
 */
export function resolveByStaff(call: StaffCall, input: Input): Promise<View> {
  const { differenceId, how, version } = input;
  return act(call, 'finance/resolve', input, async (trx, cause) => {
    const difference = await requireDifference(trx, differenceId);
    await lockStandingMatching(trx, difference.matchingId);
    const seen = await presentDifference(trx, difference);
    if (seen.resolution) throw fail('differenceResolved');
    requireVersion(seen.version, version);
    const reversed = how === 'reversal' ? await reverse(trx, difference, cause) : null;
    const { matchingId, outcome, serialNo, theirFen, ourFen } = difference;
    const { reversalNo = null, correctionNo = null } = reversed ?? {};
    await trx('differenceResolutions')
      .insert({
        ...{ differenceId: difference.id, matchingId, how, reason: cause.reason, reversalNo, correctionNo },
        resolvedBy: call.member.userId,
        resolvedAt: cause.at,
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? fail('differenceResolved') : error;
      });
    return {
      answer: await presentDifference(trx, difference),
      object: `difference:${differenceId}`,
      before: null,
      circumstances: {
        ...{ outcome, serialNo, theirAmount: yuanOf(theirFen), ourAmount: yuanOf(ourFen) },
        ...{ matchingId: String(matchingId), differenceId },
      },
      after: { how, ...(reversed && { reversalNo, correctionNo }) },
    };
  });
}

function yuanOf(fen: number | null): number | null {
  return fen === null ? null : toYuan(fen);
}

async function reverse(trx: Trx, difference: Difference, cause: Cause) {
  const { matchingId, transactionNo, theirFen } = difference;
  if (!transactionNo || !isReversible(difference)) throw fail('notReversible');
  await requireReadable(trx, matchingId);
  const receivedFen = theirFen ?? 0;
  await requireUnproven(trx, { transactionNo, receivedFen });
  return reverseCredit(trx, { transactionNo, receivedFen }, cause);
}

/** A line that can't be read may be the payment that seems to be missing. */
async function requireReadable(trx: Trx, matchingId: number): Promise<void> {
  const unreadable = await trx('statementDifferences')
    .leftJoin('differenceResolutions', 'differenceResolutions.differenceId', 'statementDifferences.id')
    .where('statementDifferences.matchingId', matchingId)
    .where('statementDifferences.outcome', 'invalid')
    .whereNull('differenceResolutions.differenceId')
    .first('statementDifferences.id');
  if (unreadable) throw fail('linesUnreadable');
}
