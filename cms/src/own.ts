/** `table[key]` would also find inherited names, such as `constructor`, so `npm run check` refuses it. */
export function own<Table extends object>(
  table: Table | null | undefined,
  key: PropertyKey,
): Table[keyof Table] | undefined {
  return table && Object.hasOwn(table, key) ? table[key as keyof Table] : undefined;
}
