/** The path with the parameters that are set, as a query string. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}
