import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const utf8 = (text: string) => new TextEncoder().encode(text);

test('a file in UTF-8 is read with and without a byte-order mark', () => {
  expect(decodeText(utf8('JO1,顺丰速运,SF1'))).toBe('JO1,顺丰速运,SF1');
  expect(decodeText(utf8('\uFEFFJO1,顺丰速运,SF1'))).toBe('JO1,顺丰速运,SF1');
});

test('a file that Excel in China saves in GBK is read', () => {
  expect(decodeText(bytesOf('4a4f312ccbb3b7e1cbd9d4cb2c534631'))).toBe('JO1,顺丰速运,SF1');
});

test('a rare character that only GB18030 has is read', () => {
  expect(decodeText(bytesOf('2c95328236'))).toBe(',𠀀');
});

test.each([
  ['little-endian', 'fffe4a004f003100e86fff0c'],
  ['big-endian', 'feff004a004f00316fe80cff'],
])('the "Unicode text" of Excel is read, %s', (_order, hex) => {
  expect(decodeText(bytesOf(hex))?.slice(0, 3)).toBe('JO1');
});

test('a workbook is not text', () => {
  expect(decodeText(bytesOf('504b0304140000000800'))).toBeNull();
});

test('a file in no known encoding is not text', () => {
  expect(decodeText(bytesOf('4a4fff'))).toBeNull();
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
