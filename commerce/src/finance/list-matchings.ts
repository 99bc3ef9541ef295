import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toFen, toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { namePeople, type Person } from '../users/name-people.ts';
import type { Matching } from './match-statement.ts';
import type { Side } from './read-statement.ts';

type View = OutputOf<'GET /admin/finance/matchings'>['items'][number];
type Detail = OutputOf<'GET /admin/finance/matching'>;
type Filters = Pick<ParsedInputOf<'GET /admin/finance/matchings'>, 'channel' | 'open' | 'from' | 'to'>;
type Kept = Row<'statementMatchings'>;

/** Lists the kept matchings. `open`: whether a difference is not resolved yet. */
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
      // The 0 is written into the SQL text, so that the database uses the partial index.
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

/** The kept matchings whose days include this one, the newest first, without the discarded ones. */
export async function readMatchingsOf(db: Db, day: string): Promise<View[]> {
  const found = await db('statementMatchings')
    .where('fromDay', '<=', day)
    .where('toDay', '>=', day)
    .whereNotExists(discardOf(db))
    .orderBy([
      { column: 'matchedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(20);
  return presentMatchings(db, found);
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
 * Locks a matching, so that it is not discarded while one of its differences is resolved.
 * @throws Failure `matchingNotFound`, `matchingDiscarded`
 */
export async function lockOpenMatching(trx: Trx, id: number): Promise<Kept> {
  const matching = await trx('statementMatchings').where({ id }).forUpdate().first();
  if (!matching) throw fail('matchingNotFound');
  const discard = await trx('matchingDiscards').where({ matchingId: id }).first('matchingId');
  if (discard) throw fail('matchingDiscarded');
  return matching;
}

/** For a condition on matchings: the row that discards a matching. */
export function discardOf(db: Db) {
  return db('matchingDiscards').where('matchingId', db.ref('statementMatchings.id')).select(db.raw('1'));
}

async function presentMatchings(db: Db, rows: Kept[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await db('differenceResolutions')
    .whereIn('matchingId', ids)
    .groupBy('matchingId')
    .select('matchingId')
    .count({ count: '*' });
  const resolved = new Map(counted.map(({ matchingId, count }) => [matchingId, Number(count)]));
  const gaps = await readGaps(db, ids);
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
      discarded: discarded && {
        by: personOf(discarded.discardedBy),
        at: isoTime(discarded.discardedAt),
        reason: discarded.reason,
      },
    };
  });
}

/**
 * What the statements say minus what the ledger says, at first and without the differences that a reversal resolved.
 * Refunds count as negative. A payment that is booked on another day is missing on the days of the statement.
 */
async function readGaps(db: Db, ids: number[]): Promise<Map<number, { firstFen: number; nowFen: number }>> {
  const [outcome, side, ours, theirs] = [
    column('statementDifferences.outcome'),
    column('statementDifferences.side'),
    column('statementDifferences.ourFen'),
    column('statementDifferences.theirFen'),
  ];
  const fen = `(COALESCE(${theirs}, 0) - CASE WHEN ${outcome} = 'otherDay' THEN 0 ELSE COALESCE(${ours}, 0) END)
    * CASE WHEN ${side} = 'out' THEN -1 ELSE 1 END`;
  const rows = await db('statementDifferences')
    .leftJoin('differenceResolutions', 'differenceResolutions.differenceId', 'statementDifferences.id')
    .whereIn('statementDifferences.matchingId', ids)
    .groupBy('statementDifferences.matchingId')
    .select(
      'statementDifferences.matchingId',
      db.raw<{ firstFen: number }>(`SUM(${fen}) AS "firstFen"`),
      db.raw<{ nowFen: number }>(
        `SUM(CASE WHEN ${column('differenceResolutions.how')} = 'reversal' THEN 0 ELSE ${fen} END) AS "nowFen"`,
      ),
    );
  return new Map(
    rows.map(({ matchingId, firstFen, nowFen }) => [
      matchingId,
      { firstFen: Number(firstFen), nowFen: Number(nowFen) },
    ]),
  );
}

/** The totals of both sides. The sums of `amountDiffers` are those of the statement, so the ledger's are read here. */
async function readTotals(db: Db, matchingId: number, sums: Matching['sums']): Promise<Detail['totals']> {
  const rows = await db('statementDifferences')
    .where({ matchingId, outcome: 'amountDiffers' })
    .groupBy('side')
    .select('side')
    .sum({ ourFen: 'ourFen' });
  const of = (side: Side) => {
    const { matched, amountDiffers, otherDay, missingHere, missingThere } = sums[side];
    const differing = Number(rows.find((row) => row.side === side)?.ourFen ?? 0);
    const fen = (...totals: { amount: number }[]) =>
      totals.reduce((sum, { amount }) => sum + toFen(amount), 0);
    return {
      statement: toYuan(fen(matched, amountDiffers, otherDay, missingHere)),
      books: toYuan(fen(matched, missingThere) + differing),
    };
  };
  return { in: of('in'), out: of('out') };
}

/** Comparisons of earlier releases have no payments of other days. */
function sumsOf({ sums }: Kept): Matching['sums'] {
  const { in: paid, out: back }: Record<Side, KeptSums> = JSON.parse(sums);
  return { in: withOtherDay(paid), out: withOtherDay(back) };
}

type KeptSums = Omit<Matching['sums'][Side], 'otherDay'> & Partial<Pick<Matching['sums'][Side], 'otherDay'>>;

function withOtherDay({ otherDay = { count: 0, amount: 0 }, ...sums }: KeptSums): Matching['sums'][Side] {
  return { ...sums, otherDay };
}
