export function requireRow<Row>(row: Row | null | undefined): Row {
  if (row === undefined || row === null) throw new Error('the row is missing');
  return row;
}
