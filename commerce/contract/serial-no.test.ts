import { expect, test } from 'vitest';
import { normalSerialNo } from './serial-no.ts';

test.each([
  ['in lower case', 'ser-7', 'SER-7'],
  ['with spaces, line ends and tabs', ' S E\tR\n7 ', 'SER7'],
  ['in full-width characters', '\uff33\uff25\uff32\uff0d\uff17', 'SER-7'],
  ['with a character whose plain form has lower case', '\u338f7', 'KG7'],
  ['with a character whose upper case has several code points', '\u0390', '\u03aa\u0301'],
  ['with the blank of Braille', 'S\u2800ER', 'SER'],
  ['with a format character that is not to be ignored', 'S\u0600ER', 'SER'],
  ['with an invisible character that is no format character', 'S\ufe0fER', 'SER'],
])('a number written %s has its normal form', (_, written, normal) => {
  expect(normalSerialNo(written)).toBe(normal);
});
