/** Providers count bytes, and take no characters of four of them, such as emoji. */
export function plainText(text: string, maxBytes: number): string {
  const encoder = new TextEncoder();
  let [kept, bytes] = ['', 0];
  for (const character of text.replace(/\s+/g, ' ')) {
    const { length } = encoder.encode(character);
    if (length > 3) continue;
    if (bytes + length > maxBytes) break;
    kept += character;
    bytes += length;
  }
  return kept;
}
