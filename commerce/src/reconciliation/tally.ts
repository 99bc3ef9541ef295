import type { StatementSums } from '../../contract/admin/reconciliations.ts';
import type { LineOutcome } from '../../contract/choices.ts';
import { toYuan } from '../../contract/money.ts';
import type { NewRow } from '../db/tables.ts';
import type { Side } from './tables.ts';

export type Line = Omit<NewRow<'reconciliationLines'>, 'reconciliationId'>;

/** Adds up the lines of a comparison one by one. */
export function startTally() {
  const found = new Map<string, { count: number; theirFen: number; ourFen: number }>();
  const tally = { matched: 0, differences: 0, gapFen: 0 };
  return {
    tally,
    add(line: Line): void {
      const { side, outcome, theirFen, ourFen } = line;
      if (outcome === 'matched') tally.matched += 1;
      else tally.differences += 1;
      tally.gapFen += gapOf(line);
      const key = `${side} ${outcome}`;
      const sum = found.get(key) ?? { count: 0, theirFen: 0, ourFen: 0 };
      found.set(key, sum);
      sum.count += 1;
      sum.theirFen += theirFen ?? 0;
      sum.ourFen += ourFen ?? 0;
    },
    sumsOf(side: Side): StatementSums {
      const sum = (name: 'theirFen' | 'ourFen', ...outcomes: LineOutcome[]) => {
        const some = outcomes.flatMap((outcome) => found.get(`${side} ${outcome}`) ?? []);
        const total = (key: 'count' | 'theirFen' | 'ourFen') =>
          some.reduce((all, each) => all + each[key], 0);
        return { count: total('count'), amount: toYuan(total(name)) };
      };
      return {
        matched: sum('theirFen', 'matched'),
        amountDiffers: sum('theirFen', 'amountDiffers'),
        otherDay: sum('theirFen', 'otherDay'),
        twice: sum('theirFen', 'twice'),
        missingHere: sum('theirFen', 'missingHere'),
        missingThere: sum('ourFen', 'missingThere'),
        statement: sum('theirFen', 'matched', 'amountDiffers', 'otherDay', 'twice', 'missingHere'),
        books: sum('ourFen', 'matched', 'amountDiffers', 'missingThere'),
      };
    },
  };
}

/** Statement minus books, in fen. The books of these days have neither a payment of another day nor a second copy. */
export function gapOf({ outcome, side, theirFen, ourFen }: GapFields): number {
  const gapFen = (theirFen ?? 0) - (outcome === 'otherDay' ? 0 : (ourFen ?? 0));
  return side === 'out' ? 0 - gapFen : gapFen;
}
type GapFields = Pick<Line, 'outcome' | 'side' | 'theirFen' | 'ourFen'>;
