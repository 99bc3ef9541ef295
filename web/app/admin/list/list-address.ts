/** A new filter removes these parameters, so that the list starts at the first page. */
const paging = ['page', 'after', 'before'];

export function readFilters(url: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...new URL(url).searchParams].filter(([name, value]) => names.includes(name) && value),
  );
}

/** @param filters the fields that the screen filters by; commerce refuses other parameters, so they are left out */
export function readListAddress(url: string, filters: readonly string[]): Record<string, string> {
  return readFilters(url, [...filters, ...paging, 'pageSize', 'sort']);
}

/** An undefined or empty value removes a parameter. */
export function changedAddress(search: string, changes: Record<string, string | undefined>): string {
  const query = new URLSearchParams(search);
  for (const name of paging) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `?${query}`;
}
