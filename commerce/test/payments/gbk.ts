/** Node reads GBK but does not write it, so each character is found by reading all pairs of bytes. */
const gbk = new Map<string, number>();

/** @param lines get CRLF at their ends; a text stays as it is */
export function inGbk(lines: string | readonly string[]): Buffer {
  if (gbk.size === 0) fillGbk();
  const text = typeof lines === 'string' ? lines : lines.map((line) => `${line}\r\n`).join('');
  return Buffer.from(
    [...text].flatMap((character) => {
      if (character < '\x80') return [character.charCodeAt(0)];
      // Alipay writes a question mark for what GBK does not have.
      const pair = gbk.get(character) ?? 0x3f;
      return pair > 0xff ? [pair >> 8, pair & 0xff] : [pair];
    }),
  );
}

function fillGbk(): void {
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && character !== '\ufffd') gbk.set(character, (lead << 8) | trail);
    }
  }
}
