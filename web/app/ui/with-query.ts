/** Undefined parameters are left out. */
export function withQuery(path: string, parameters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams(fieldsOf(parameters)).toString();
  return query ? `${path}?${query}` : path;
}

export function fieldsOf(input: Record<string, unknown>): [name: string, text: string][] {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}
