/** Adds up amounts in yuan. It adds in fen, because sums of decimals are not exact. */
export function sumOf<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((fen, row) => fen + Math.round(amount(row) * 100), 0) / 100;
}
