import { toYuan } from '../../contract/money.ts';
import type { Db } from '../db/db.ts';
import type { List } from './list-page.ts';

/** @param amounts SQL expressions in fen; null adds nothing @returns the sums in yuan, and the number of rows */
export async function sumRows<Name extends string>(
  db: Db,
  { rows, counted = rows }: Pick<List<unknown, unknown>, 'rows' | 'counted'>,
  amounts: Record<Name, string>,
): Promise<Record<Name, number> & { count: number }> {
  const names = Object.keys(amounts) as Name[];
  const pieces = names.map((name) => `SUM(${amounts[name]}) AS "${name}"`);
  const [sums] = await counted
    .clone()
    .clearSelect()
    .columns([db.raw<Record<string, number | null>>(['COUNT(*) AS "count"', ...pieces].join(', '))]);
  const yuan = Object.fromEntries(names.map((name) => [name, toYuan(Number(sums?.[name] ?? 0))]));
  return { ...(yuan as Record<Name, number>), count: Number(sums?.count ?? 0) };
}

/** For rows in which money comes in or goes out. Some indexes have this expression, so it must stay as it is. */
export function positiveSql(amount: string): string {
  return `CASE WHEN ${amount} > 0 THEN ${amount} ELSE 0 END`;
}
