/** The encodings in which spreadsheets save text without a byte-order mark. Excel in China saves a CSV in GBK. */
const encodings = ['utf-8', 'gb18030'];

/** Decodes a text file that a spreadsheet saved. Null if it is not text, such as a workbook. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = encodingByMark(bytes);
  for (const encoding of marked ? [marked] : encodings) {
    const text = tryDecoding(bytes, encoding);
    // No text has this character, but every workbook has it.
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
