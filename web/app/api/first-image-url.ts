/** The first picture of an item: the specification allows a list of pictures and the JSON text of one. */
export function firstImageUrl(imageUrl: readonly string[] | string): string | undefined {
  const [first]: readonly unknown[] = typeof imageUrl === 'string' ? readList(imageUrl) : imageUrl;
  return typeof first === 'string' ? first : undefined;
}

function readList(json: string): unknown[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
