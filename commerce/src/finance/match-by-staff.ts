import type { ParsedInputOf } from '../../contract/contract.ts';
import { asRefusal, Failure } from '../fail.ts';
import { recall } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from '../staff/act.ts';
import { type Matching, matchStatement } from './match-statement.ts';
import { readLastPosting } from './read-booked.ts';

const action = 'finance/match_statement';

/**
 * The data that is stored for a repeated request. The answer can have megabytes, so it is not stored. Earlier
 * releases stored the answer, without `lastPosting`.
 */
interface Kept {
  lastPosting?: number;
}

/**
 * Compares a statement with the ledger and logs how many lines had which outcome. The comparison only reads,
 * so it needs no long transaction. A repeated request compares again, with the ledger as it was at the first
 * request.
 * @throws Failure `statementUnreadable`, `rangeTooLong`, `invalidInput`
 */
export async function matchByStaff(
  call: StaffCall,
  input: ParsedInputOf<'POST /admin/finance/match_statement'>,
): Promise<Matching> {
  const { db } = call.services;
  const { requestId: _, ...statement } = input;
  const match = (lastPosting: number) =>
    matchStatement(db, { ...statement, language: call.language, lastPosting });
  const now = await readLastPosting(db);
  const before = await recall<Kept>(db, requestOf(call, action, input));
  if (before) return match(before.answer.lastPosting ?? now);
  const matching = await match(now).catch(asRefusal);
  const { lastPosting } = await act<Kept>(call, action, input, async () => {
    if (matching instanceof Failure) throw matching;
    const { channel, from, to } = input;
    return {
      answer: { lastPosting: now },
      object: `statement:${channel}`,
      before: { from, to },
      after: counted(matching),
    };
  });
  // `lastPosting` differs from `now` if a concurrent copy of this request was stored first.
  return matching instanceof Failure || lastPosting !== now ? match(lastPosting ?? now) : matching;
}

/** The number of lines with each outcome. */
function counted({ sums, invalidLines }: Matching) {
  const count = ({ matched, amountDiffers, missingHere, missingThere }: Matching['sums']['in']) => ({
    matched: matched.count,
    amountDiffers: amountDiffers.count,
    missingHere: missingHere.count,
    missingThere: missingThere.count,
  });
  return { in: count(sums.in), out: count(sums.out), invalid: invalidLines.length };
}
