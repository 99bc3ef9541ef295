/** The first picture of an item. The specification allows a list of pictures or the same list as JSON text. */
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
