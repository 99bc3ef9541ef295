/** Adds up amounts in yuan. They are added in fen, because sums of decimals would not be exact. */
export function sumOf<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((fen, row) => fen + Math.round(amount(row) * 100), 0) / 100;
}
