/** The parameters of an address that say which page of the list is shown. Another filter starts at the first page. */
const paging = ['page', 'after', 'before'];

/** The parameters of an address with these names. Empty ones count as absent. */
export function readFilters(url: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...new URL(url).searchParams].filter(([name, value]) => names.includes(name) && value),
  );
}

/**
 * The input of a list endpoint that the address holds. Other parameters are left out, because commerce refuses
 * unknown fields.
 * @param filters the fields that the screen filters by
 */
export function readListAddress(url: string, filters: readonly string[]): Record<string, string> {
  return readFilters(url, [...filters, ...paging, 'pageSize', 'sort']);
}

/** The address of a list after a change, such as another filter. An undefined or empty value removes a parameter. */
export function changedAddress(search: string, changes: Record<string, string | undefined>): string {
  const query = new URLSearchParams(search);
  for (const name of paging) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `?${query}`;
}
