import type { ParsedInputOf } from '../../contract/contract.ts';
import { asRefusal, Failure } from '../fail.ts';
import { recall } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from '../staff/act.ts';
import { type Matching, matchStatement } from './match-statement.ts';
import { readLastPosting } from './read-booked.ts';

const action = 'finance/match_statement';

/** Kept of a matching, whose answer may have megabytes. Releases before kept the answer. */
interface Kept {
  lastPosting?: number;
}

/**
 * Compares a statement with the books and leaves in the log how many lines came out which way. It changes nothing,
 * so it holds no transaction; sent again it compares again, with the books as they were the first time.
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
  // A twin that was faster has read an older ledger.
  return matching instanceof Failure || lastPosting !== now ? match(lastPosting ?? now) : matching;
}

/** How many lines came out which way. */
function counted({ sums, invalidLines }: Matching) {
  const count = ({ matched, amountDiffers, missingHere, missingThere }: Matching['sums']['in']) => ({
    matched: matched.count,
    amountDiffers: amountDiffers.count,
    missingHere: missingHere.count,
    missingThere: missingThere.count,
  });
  return { in: count(sums.in), out: count(sums.out), invalid: invalidLines.length };
}
