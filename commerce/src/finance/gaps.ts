import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';

/**
 * What the statements say minus what the ledger says, at first and without the differences that a reversal resolved.
 * Refunds count as negative. A payment that is booked on another day is missing on the days of the statement.
 */
export async function readGaps(
  db: Db,
  ids: number[],
): Promise<Map<number, { firstFen: number; nowFen: number }>> {
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

/** The part of one difference in the gap of its matching, in fen. `how`: how it was resolved. */
export function gapOf(
  {
    outcome,
    side,
    theirFen,
    ourFen,
  }: Pick<Row<'statementDifferences'>, 'outcome' | 'side' | 'theirFen' | 'ourFen'>,
  how: Row<'differenceResolutions'>['how'] | undefined,
): number {
  if (how === 'reversal') return 0;
  const gapFen = (theirFen ?? 0) - (outcome === 'otherDay' ? 0 : (ourFen ?? 0));
  return side === 'out' ? 0 - gapFen : gapFen;
}
