/** Excel in China saves a CSV in GBK, which gb18030 includes. */
const encodings = ['utf-8', 'gb18030'];

/** Null if the bytes are not text, such as those of a workbook. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = encodingByMark(bytes);
  for (const encoding of marked ? [marked] : encodings) {
    const text = tryDecoding(bytes, encoding);
    // Every workbook contains this character, and no text does.
    if (text !== null) return text.includes('\0') ? null : text;
  }
  return null;
}

function encodingByMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function tryDecoding(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
