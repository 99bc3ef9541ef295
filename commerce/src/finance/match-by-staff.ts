import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { asRefusal, Failure } from '../fail.ts';
import { recall } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from '../staff/act.ts';
import { fingerprintOf, keepMatching, requireNew } from './keep-matching.ts';
import { type Matching, matchStatement } from './match-statement.ts';
import { readLastPosting } from './read-booked.ts';

const action = 'finance/match_statement';

/** The answer can have megabytes, so it is not stored for a repeated request. */
interface Kept {
  lastPosting: number;
  matchingId: string;
}

type Input = ParsedInputOf<'POST /admin/finance/match_statement'>;
type Answer = OutputOf<'POST /admin/finance/match_statement'>;

/**
 * A repeated request reads the ledger as it was at the first request, and answers with the id of that matching.
 * @throws Failure `columnsMissing`, `tooManyLines`, `statementOfOtherChannel`, `rangeTooLong`, `invalidInput`,
 *   `tooManyDifferences`, `reversedMeanwhile`; unless the input says `again`, also `statementMatched` if the file was
 *   matched before, `statementWithoutLines` and `statementOfOtherDays`
 */
export async function matchByStaff(call: StaffCall, input: Input): Promise<Answer> {
  const { db, clock } = call.services;
  const { channel, from, to, statement } = input;
  const match = (lastPosting: number, again = input.again) =>
    matchStatement(db, {
      ...{ channel, from, to, statement, again, lastPosting },
      ...{ language: call.language, at: clock.now() },
    });
  const now = await readLastPosting(db);
  const before = await recall<Kept>(db, requestOf(call, action, input));
  if (before) return repeat(before.answer);
  const compared = await match(now).catch(asRefusal);
  const kept = await act<Kept>(call, action, input, async (trx, { at }) => {
    if (compared instanceof Failure) throw compared;
    const fingerprint = fingerprintOf(statement);
    if (!input.again) await requireNew(trx, { channel, fingerprint });
    const { fileName } = input;
    const matchedBy = call.member.userId;
    const about = { channel, from, to, fileName, fingerprint, matchedBy, at, lastPosting: now };
    const matchingId = await keepMatching(trx, compared, about);
    return {
      answer: { lastPosting: now, matchingId },
      object: `statement:${channel}`,
      before: null,
      circumstances: { from, to, fileName },
      after: { ...counted(compared.matching), matchingId },
    };
  });
  // `lastPosting` differs from `now` if a concurrent copy of this request was stored first.
  if (compared instanceof Failure || kept.lastPosting !== now) return repeat(kept);
  return { matchingId: kept.matchingId, ...compared.matching };

  async function repeat({ lastPosting, matchingId }: Kept): Promise<Answer> {
    const { matching } = await match(lastPosting, true);
    return { matchingId, ...matching };
  }
}

function counted({ sums, invalidLines }: Matching) {
  const count = ({
    matched,
    amountDiffers,
    otherDay,
    twice,
    missingHere,
    missingThere,
  }: Matching['sums']['in']) => ({
    matched: matched.count,
    amountDiffers: amountDiffers.count,
    otherDay: otherDay.count,
    twice: twice.count,
    missingHere: missingHere.count,
    missingThere: missingThere.count,
  });
  return { in: count(sums.in), out: count(sums.out), invalid: invalidLines.length };
}
