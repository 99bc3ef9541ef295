/** Unlike `table[key]`, does not find inherited names such as `constructor`. This file has no imports. */
export function own<Table extends object>(
  table: Table | null | undefined,
  key: PropertyKey,
): Table[keyof Table] | undefined {
  return table && Object.hasOwn(table, key) ? table[key as keyof Table] : undefined;
}
