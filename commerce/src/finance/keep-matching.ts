import { createHash } from 'node:crypto';
import type { Channel } from '../../contract/choices.ts';
import { toFen } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import type { NewRow } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { creditReversals } from '../ledger/reversals-of.ts';
import { carryNotes, lockReplaced } from './carry-notes.ts';
import { discardOf } from './list-matchings.ts';
import { type Compared, keyOf } from './match-statement.ts';

interface About {
  channel: Channel;
  from: string;
  to: string;
  fileName: string;
  fingerprint: string;
  matchedBy: string;
  at: number;
  lastPosting: number;
}

type Difference = Omit<NewRow<'statementDifferences'>, 'matchingId'>;
type MatchedLine = Omit<NewRow<'matchedLines'>, 'matchingId'>;

/** More differences mean the wrong file, channel or days. */
const most = 1000;
const batch = 100;

/** Ignores line ends and the byte-order mark. */
export function fingerprintOf(statement: string): string {
  const text = statement
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  return createHash('sha256').update(text).digest('hex');
}

/** @throws Failure `statementMatched` with the id and time of the earlier matching */
export async function requireNew(trx: Trx, file: { channel: Channel; fingerprint: string }): Promise<void> {
  const before = await trx('statementMatchings')
    .where(file)
    .whereNotExists(discardOf(trx))
    .orderBy('id', 'desc')
    .first('id', 'matchedAt');
  if (!before) return;
  throw fail('statementMatched', { matchingId: String(before.id), at: isoTime(before.matchedAt) });
}

/**
 * @returns the id of the matching
 * @throws Failure `tooManyDifferences`; `reversedMeanwhile` if a credit that the comparison found was reversed
 */
export async function keepMatching(trx: Trx, compared: Compared, about: About): Promise<string> {
  const differences = differencesIn(compared);
  if (differences.length > most) throw fail('tooManyDifferences', { found: differences.length, most });
  const { sums, invalidLines } = compared.matching;
  const { channel, fileName, fingerprint, matchedBy, lastPosting } = about;
  const replaced = await lockReplaced(trx, about);
  await requireUnreversed(trx, compared);
  const matched = matchedLinesIn(compared);
  const [matching] = await trx('statementMatchings')
    .insert({
      ...{ channel, fileName, fingerprint, matchedBy, lastPosting },
      fromDay: about.from,
      toDay: about.to,
      matchedAt: about.at,
      sums: JSON.stringify(sums),
      invalidLines: invalidLines.length,
      differences: differences.length,
    })
    .returning('id');
  const matchingId = Number(matching?.id);
  for (const rows of inBatches(differences))
    await trx('statementDifferences').insert(rows.map((each) => ({ ...each, matchingId })));
  for (const rows of inBatches(matched))
    await trx('matchedLines').insert(rows.map((each) => ({ ...each, matchingId })));
  if (replaced !== null) await carryNotes(trx, replaced, matchingId);
  return String(matchingId);
}

/**
 * A credit may have been reversed between reading the ledger and locking the matchings. Posting ids can't tell: they
 * are committed out of order. The comparison leaves out credits reversed before, so a reversal found here is newer.
 */
async function requireUnreversed(trx: Trx, { matching, transactionNos }: Compared): Promise<void> {
  // With a channel in the condition, SQLite would read all credits of that channel.
  const reversals = creditReversals(trx).select(trx.raw<{ reverses: string }>('reverses'));
  const credits = await trx('ledgerTransactions').whereIn('id', reversals).select('transactionNo');
  const reversed = new Set(credits.map(({ transactionNo }) => transactionNo));
  if (matching.lines.some((line) => reversed.has(transactionNos.get(keyOf(line)) ?? '')))
    throw fail('reversedMeanwhile');
}

function* inBatches<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batch) yield items.slice(start, start + batch);
}

function matchedLinesIn({ matching, transactionNos }: Compared): MatchedLine[] {
  return matching.lines.flatMap(({ line, outcome, side, at, serialNo, amount, chargeNo, refundNo }) => {
    const transactionNo = transactionNos.get(keyOf({ side, serialNo }));
    if (outcome !== 'matched' || !transactionNo) return [];
    const numbers = { serialNo, transactionNo, chargeNo: chargeNo || null, refundNo };
    return [{ line, side, statedAt: at, amountFen: toFen(amount), ...numbers }];
  });
}

/** In the order of the statement, followed by the payments missing there. */
function differencesIn({ matching, transactionNos }: Compared): Difference[] {
  const { lines, missingThere, invalidLines } = matching;
  const readable = { problem: null, text: null };
  const nothing = { side: null, serialNo: null, theirFen: null, ourFen: null, transactionNo: null };
  const inStatement = [
    ...lines.flatMap(({ line, firstLine, side, serialNo, amount, at, outcome, ...ours }) => {
      if (outcome === 'matched') return [];
      const theirFen = toFen(amount);
      const ourFen = ours.ourAmount === null ? null : toFen(ours.ourAmount);
      const transactionNo =
        ours.bookedAt === null ? null : (transactionNos.get(keyOf({ side, serialNo })) ?? null);
      const numbers = { serialNo, transactionNo, chargeNo: ours.chargeNo || null, refundNo: ours.refundNo };
      return [{ ...numbers, line, firstLine, side, outcome, statedAt: at, theirFen, ourFen, ...readable }];
    }),
    ...invalidLines.map(({ line, reason, text }) => ({
      ...{ ...nothing, chargeNo: null, refundNo: null, firstLine: null, statedAt: '' },
      ...{ line, outcome: 'invalid' as const, problem: reason, text },
    })),
  ].sort((a, b) => a.line - b.line);
  const here = missingThere.map(({ side, chargeNo, refundNo, serialNo, amount }) => ({
    ...{ side, serialNo, refundNo, chargeNo: chargeNo || null },
    ...{
      line: null,
      firstLine: null,
      outcome: 'missingThere' as const,
      statedAt: '',
      theirFen: null,
      ...readable,
    },
    ourFen: toFen(amount),
    transactionNo: transactionNos.get(keyOf({ side, serialNo })) ?? null,
  }));
  return [...inStatement, ...here];
}
