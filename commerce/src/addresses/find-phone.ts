import { typedPhone } from '../../contract/typed.ts';
import type { Span } from './spans.ts';

interface FoundPhone extends Span {
  phone: string;
  /** The digits that a courier dials after the number. */
  extension?: string;
}

const between = String.raw`[ .·•・_\p{Pd}]{0,3}`;
/** 86 without a plus sign may also be the end of a street: 建国路86, 建国路 86. */
const countryCode = String.raw`(?:\(?(?:\+|00)86\)?${between}|(?<![\p{L}\p{N}])86\p{Pd}?)`;
const digits = String.raw`1[3-9]\d(?:${between}\d{4}${between}\d{4}|\d${between}\d{3}${between}\d{4}|\d\d${between}\d{6})`;
const number = String.raw`(?<!\d)${countryCode}?(?<number>${digits})(?!\d)`;

/** A house number may follow the phone: 13800138000-5号. */
const extensionEnd = '(?![0-9A-Za-z号栋幢楼室单座层期弄巷排组-])';
const extension = [
  String.raw`\(?(?:转|分机号?|ext\.?|x|#|\*)[: ]?(?<dialed>\d{1,6})${extensionEnd}\)?`,
  String.raw`[\p{Pd}_] ?(?<joined>\d{3,6})${extensionEnd}`,
  String.raw`\[(?<squared>\d{3,6})\]|\((?<round>\d{3,6})\)`,
].join('|');
const pattern = new RegExp(`${number}(?: ?(?:${extension}))?`, 'iu');

export function findPhone(text: string): FoundPhone | undefined {
  const found = pattern.exec(text);
  if (!found?.groups) return undefined;
  const { number = '', dialed, joined, squared, round } = found.groups;
  const digitsAfter = dialed ?? joined ?? squared ?? round;
  return {
    start: found.index,
    end: found.index + found[0].length,
    phone: typedPhone(number),
    ...(digitsAfter && { extension: digitsAfter }),
  };
}
