import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { versionOf } from '../db/row-version.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { namePeople } from '../users/name-people.ts';
import { gapOf } from './gaps.ts';
import { type Difference, readReversals } from './read-reversals.ts';
import { readStatedTime, type StatedTime } from './read-stated-time.ts';

type View = OutputOf<'GET /admin/finance/differences'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/finance/differences'>,
  'matchingId' | 'outcome' | 'side' | 'open'
>;

const resolvedSql = `EXISTS (SELECT 1 FROM difference_resolutions
  WHERE difference_resolutions.difference_id = ${column('statementDifferences.id')})`;

export function listDifferences(
  db: Db,
  { matchingId, outcome, side, open }: Filters,
): List<Difference, View> {
  const rows = db('statementDifferences')
    .where({ matchingId: Number(matchingId) })
    .modify((query) => {
      if (outcome) query.where({ outcome });
      if (side) query.where({ side });
      if (open !== undefined) query.whereRaw(`${open ? 'NOT ' : ''}${resolvedSql}`);
    })
    .select('statementDifferences.*');
  return {
    rows,
    sorts: { line: [column('statementDifferences.id')] },
    defaultSort: 'line',
    present: (found) => presentDifferences(db, found),
  };
}

/** @throws Failure `differenceNotFound` */
export async function readDifference(db: Db, differenceId: string): Promise<View> {
  return presentDifference(db, await requireDifference(db, differenceId));
}

/** @throws Failure `differenceNotFound` */
export async function requireDifference(db: Db, differenceId: string): Promise<Difference> {
  const difference = await db('statementDifferences')
    .where({ id: Number(differenceId) })
    .first();
  if (!difference) throw fail('differenceNotFound');
  return difference;
}

export async function presentDifference(db: Db, difference: Difference): Promise<View> {
  const [view] = await presentDifferences(db, [difference]);
  if (!view) throw fail('differenceNotFound');
  return view;
}

async function presentDifferences(db: Db, rows: Difference[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const resolutions = await db('differenceResolutions').whereIn('differenceId', ids);
  const resolutionOf = new Map(resolutions.map((each) => [each.differenceId, each]));
  const { reversalOf, memberOf, bookedAtOf } = await readReversals(db, rows);
  const people = await namePeople(db, [
    ...resolutions.map(({ resolvedBy }) => resolvedBy),
    ...rows.flatMap(({ transactionNo }) => memberOf(transactionNo) ?? []),
  ]);
  const matchings = await db('statementMatchings')
    .whereIn('id', [...new Set(rows.map(({ matchingId }) => matchingId))])
    .select('id', 'fromDay', 'toDay');
  const daysOf = new Map(matchings.map((each) => [each.id, each]));
  const yuanOrNull = (fen: number | null) => (fen === null ? null : toYuan(fen));
  const personOf = (userId: string) => people.get(userId) ?? { userId, username: '' };
  return rows.map((row) => {
    const resolution = resolutionOf.get(row.id);
    const member = memberOf(row.transactionNo);
    const stated = readStatedTime(row.statedAt);
    return {
      differenceId: String(row.id),
      line: row.line,
      firstLine: row.firstLine,
      side: row.side,
      outcome: row.outcome,
      serialNo: row.serialNo,
      statedAt: row.statedAt,
      statedTime: typeof stated?.at === 'number' ? isoTime(stated.at) : null,
      outsideDays: isOutside(stated, daysOf.get(row.matchingId)),
      theirAmount: yuanOrNull(row.theirFen),
      ourAmount: yuanOrNull(row.ourFen),
      gap: toYuan(gapOf(row, resolution?.how)),
      bookedAt: bookedAtOf(row.transactionNo),
      member: member ? personOf(member) : null,
      transactionNo: row.transactionNo,
      chargeNo: row.chargeNo,
      refundNo: row.refundNo,
      problem: row.problem,
      text: row.text,
      reversal: resolution ? 'none' : reversalOf(row),
      resolution: resolution
        ? {
            how: resolution.how,
            reason: resolution.reason,
            by: personOf(resolution.resolvedBy),
            at: isoTime(resolution.resolvedAt),
            reversalNo: resolution.reversalNo,
            correctionNo: resolution.correctionNo,
          }
        : null,
      version: versionOf([row.id, resolution?.resolvedAt ?? null]),
    };
  });
}

export function isOutside(
  stated: StatedTime | null,
  days: Pick<Row<'statementMatchings'>, 'fromDay' | 'toDay'> | undefined,
): boolean {
  return stated !== null && days !== undefined && (stated.day < days.fromDay || stated.day > days.toDay);
}
