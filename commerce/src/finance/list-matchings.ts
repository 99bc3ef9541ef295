import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toFen, toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import { isSqlite } from '../db/connect.ts';
import type { Db, Trx } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { namePeople, type Person } from '../users/name-people.ts';
import { readGaps } from './gaps.ts';
import type { Matching } from './match-statement.ts';
import type { Side } from './read-statement.ts';

type View = OutputOf<'GET /admin/finance/matchings'>['items'][number];
type Detail = OutputOf<'GET /admin/finance/matching'>;
type Filters = Pick<ParsedInputOf<'GET /admin/finance/matchings'>, 'channel' | 'open' | 'from' | 'to'>;
type Kept = Row<'statementMatchings'>;

/** `open`: whether a difference waits. None waits in a replaced or discarded matching. */
export function listMatchings(db: Db, filters: Filters): List<Kept, View> {
  const { channel, open } = filters;
  // Open and resolved matchings each have an index in the order of the list.
  const [matchedAt, id] =
    open === undefined
      ? (['statementMatchings.matchedAt', 'statementMatchings.id'] as const)
      : (['matchingProgress.matchedAt', 'matchingProgress.matchingId'] as const);
  const rows = db('statementMatchings')
    .join('matchingProgress', 'matchingProgress.matchingId', 'statementMatchings.id')
    .modify((query) => {
      whereDays(query, matchedAt, filters);
      if (channel) query.where('statementMatchings.channel', channel);
      // With the 0 in the SQL text, the database uses the partial index.
      if (open !== undefined)
        query.whereRaw(`${column('matchingProgress.unresolved')} ${open ? '>' : '<='} 0`);
    })
    .select('statementMatchings.*');
  return {
    rows,
    sorts: { at: [column(matchedAt), column(id)] },
    defaultSort: '-at',
    present: (found) => presentMatchings(db, found),
  };
}

/** @throws Failure `matchingNotFound` */
export async function readMatching(db: Db, matchingId: string): Promise<Detail> {
  const matching = await requireMatching(db, matchingId);
  const [view] = await presentMatchings(db, [matching]);
  if (!view) throw fail('matchingNotFound');
  const sums = sumsOf(matching);
  const totals = await readTotals(db, matching.id, sums);
  return { ...view, sums, totals, invalidLines: matching.invalidLines };
}

/** @throws Failure `matchingNotFound` */
export async function requireMatching(db: Db, matchingId: string): Promise<Kept> {
  const matching = await db('statementMatchings')
    .where({ id: Number(matchingId) })
    .first();
  if (!matching) throw fail('matchingNotFound');
  return matching;
}

/**
 * Locks the matching, so that it is not discarded while one of its differences is resolved.
 * @throws Failure `matchingNotFound`, `matchingDiscarded`
 */
export async function lockOpenMatching(trx: Trx, id: number): Promise<Kept> {
  const matching = await trx('statementMatchings').where({ id }).forUpdate().first();
  if (!matching) throw fail('matchingNotFound');
  const discard = await trx('matchingDiscards').where({ matchingId: id }).first('matchingId');
  if (discard) throw fail('matchingDiscarded');
  return matching;
}

/** Until the end of the transaction, no matching of this channel and these days is added, discarded or resolved. */
export async function lockMatchingsOf(
  trx: Trx,
  { channel, fromDay, toDay }: Pick<Kept, 'channel' | 'fromDay' | 'toDay'>,
): Promise<void> {
  // A row lock can't hold back a first matching of these days, because it has no row yet.
  if (!isSqlite(trx)) await trx.raw('LOCK TABLE statement_matchings IN SHARE ROW EXCLUSIVE MODE');
  await trx('statementMatchings').where({ channel, fromDay, toDay }).orderBy('id').forUpdate().select('id');
}

export function discardOf(db: Db) {
  return db('matchingDiscards').where('matchingId', db.ref('statementMatchings.id')).select(db.raw('1'));
}

export async function presentMatchings(db: Db, rows: Kept[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await db('differenceResolutions')
    .whereIn('matchingId', ids)
    .groupBy('matchingId')
    .select('matchingId')
    .count({ count: '*' });
  const resolved = new Map(counted.map(({ matchingId, count }) => [matchingId, Number(count)]));
  const gaps = await readGaps(db, ids);
  const replacements = await readReplacements(db, rows);
  const discards = await db('matchingDiscards').whereIn('matchingId', ids);
  const discardOfId = new Map(discards.map((discard) => [discard.matchingId, discard]));
  const people = await namePeople(db, [
    ...rows.map(({ matchedBy }) => matchedBy),
    ...discards.map(({ discardedBy }) => discardedBy),
  ]);
  const personOf = (userId: string): Person => people.get(userId) ?? { userId, username: '' };
  return rows.map((row) => {
    const { in: paid, out: back } = sumsOf(row);
    const discarded = discardOfId.get(row.id) ?? null;
    return {
      matchingId: String(row.id),
      at: isoTime(row.matchedAt),
      by: personOf(row.matchedBy),
      channel: row.channel,
      from: row.fromDay,
      to: row.toDay,
      fileName: row.fileName,
      matched: paid.matched.count + back.matched.count,
      differences: row.differences,
      resolved: resolved.get(row.id) ?? 0,
      gap: toYuan(gaps.get(row.id)?.nowFen ?? 0),
      gapAtFirst: toYuan(gaps.get(row.id)?.firstFen ?? 0),
      replacedBy: replacements.get(row.id) ?? null,
      discarded: discarded && {
        by: personOf(discarded.discardedBy),
        at: isoTime(discarded.discardedAt),
        reason: discarded.reason,
      },
    };
  });
}

/** The triggers of `007-matchings` use the same rule. */
export async function readReplacements(db: Db, rows: Kept[]): Promise<Map<number, string>> {
  const later = await db('statementMatchings')
    .whereIn('channel', [...new Set(rows.map(({ channel }) => channel))])
    .whereIn('fromDay', [...new Set(rows.map(({ fromDay }) => fromDay))])
    .whereIn('toDay', [...new Set(rows.map(({ toDay }) => toDay))])
    .whereNotExists(discardOf(db))
    .groupBy('channel', 'fromDay', 'toDay')
    .select('channel', 'fromDay', 'toDay')
    .max({ id: 'id' });
  const keyOf = ({ channel, fromDay, toDay }: Pick<Kept, 'channel' | 'fromDay' | 'toDay'>) =>
    [channel, fromDay, toDay].join();
  const latest = new Map(later.map((each) => [keyOf(each), Number(each.id)]));
  return new Map(
    rows.flatMap((row) => {
      const id = latest.get(keyOf(row)) ?? row.id;
      return id > row.id ? [[row.id, String(id)] as const] : [];
    }),
  );
}

/** `sums` has the statement's amounts for `amountDiffers`. A reversal leaves the ledger with the statement's amount. */
async function readTotals(db: Db, matchingId: number, sums: Matching['sums']): Promise<Detail['totals']> {
  const rows = await db('statementDifferences')
    .where({ matchingId, outcome: 'amountDiffers' })
    .groupBy('side')
    .select('side')
    .sum({ ourFen: 'ourFen' });
  const reversed = await db('statementDifferences')
    .join('differenceResolutions', 'differenceResolutions.differenceId', 'statementDifferences.id')
    .where('statementDifferences.matchingId', matchingId)
    .where('differenceResolutions.how', 'reversal')
    .groupBy('statementDifferences.side')
    .select(
      'statementDifferences.side',
      db.raw<{ fen: number }>(
        `SUM(COALESCE(${column('statementDifferences.theirFen')}, 0) - ${column('statementDifferences.ourFen')}) AS "fen"`,
      ),
    );
  const of = (side: Side) => {
    const { matched, amountDiffers, otherDay, twice, missingHere, missingThere } = sums[side];
    const differing = Number(rows.find((row) => row.side === side)?.ourFen ?? 0);
    const fen = (...totals: { amount: number }[]) =>
      totals.reduce((sum, { amount }) => sum + toFen(amount), 0);
    return {
      statement: toYuan(fen(matched, amountDiffers, otherDay, twice, missingHere)),
      books: toYuan(fen(matched, missingThere) + differing),
      reversed: toYuan(Number(reversed.find((row) => row.side === side)?.fen ?? 0)),
    };
  };
  return { in: of('in'), out: of('out') };
}

function sumsOf({ sums }: Kept): Matching['sums'] {
  return JSON.parse(sums);
}
