import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';

/** Statement minus ledger, before and after reversals. A payment booked on another day is missing in the ledger. */
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

/** In fen. */
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
