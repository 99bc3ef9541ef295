import { placesByName } from './place-names.ts';
import { edge, type Span } from './spans.ts';

interface Search {
  text: string;
  /** Where the value after the label of a name starts. */
  labeled: number | undefined;
  phone: Span | undefined;
  /** Whether the text has a phone or a region. Without either, only a label tells a name. */
  isAddress: boolean;
}

/** Words such as `Emily Carter` or `O'Neil`, but not a part of a longer word. */
const latin = String.raw`(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}.'’-]+(?: \p{Script=Latin}[\p{Script=Latin}.'’-]*){0,4}(?![\p{L}\p{N}])`;
const title = '(?:先生|女士|小姐|老师)';
/** 王五, 王五先生 or 阿卜杜拉·买买提, also followed by the extension of a phone: 王五[4321]. */
const han = String.raw`(?:\p{Script=Han}{1,8}(?:[·•・]\p{Script=Han}{1,8})+|\p{Script=Han}{1,4}${title}?)(?:\[\d{3,6}\])?`;
/** Without a label, a word in small letters is more likely a part of the street. */
const capitalized = String.raw`(?=\p{Lu})${latin}`;
const name = `(?:${capitalized}|${han})`;

/** The value of a label: words in Latin letters, two Chinese characters with a space, or any text without spaces. */
const labeledValue = new RegExp(
  String.raw`^[^\S\n]*(${latin}|\p{Script=Han} \p{Script=Han}(?=[\0\n,;]|$)|[^\s\0,;]{1,40}(?=[\s\0,;]|$))|^\s*(${name})(?=${edge}|$)`,
  'du',
);
const atEnd = new RegExp(`(?<=^|${edge})(${name})${edge}*$`, 'du');
const hanAtEnd = new RegExp(`(?<=^|${edge})(${han})${edge}*$`, 'du');
const atStart = new RegExp(String.raw`^${edge}*(${capitalized}(?=\s*[,;\n\0])|${han}(?=${edge}|$))`, 'du');
const afterPhone = new RegExp(String.raw`^${edge}*(${name})(?=${edge}|$)(?!\s*\d)`, 'du');

/** Without a label, text that looks like a part of a street is no name. */
export function findName({ text, labeled, phone, isAddress }: Search): Span | undefined {
  const value = labeled === undefined ? undefined : match(labeledValue, text, labeled, text.length);
  if (value || !isAddress) return value;
  return [
    phone && match(atEnd, text, 0, phone.start),
    phone && match(afterPhone, text, phone.end, text.length),
    match(atStart, text, 0, text.length),
    match(hanAtEnd, text, 0, text.length),
  ].find((found) => found && !isNoName(text.slice(found.start, found.end)));
}

function match(pattern: RegExp, text: string, from: number, to: number): Span | undefined {
  const found = pattern.exec(text.slice(from, to));
  const [start, end] = found?.indices?.slice(1).find((group) => group !== undefined) ?? [];
  return start === undefined || end === undefined ? undefined : { start: from + start, end: from + end };
}

/** A single word in capitals is no name, because it is often the name of a building. */
function isNoName(found: string): boolean {
  return (
    found.length > 40 || placesByName.has(found) || otherThanName.test(found) || /^\p{Lu}+$/u.test(found)
  );
}

/** Endings and beginnings of parts of a street, and the label of a second phone number: 备用电话. */
const otherThanName = new RegExp(
  [
    '[省市区县旗乡镇村组屯路街道巷弄里号楼栋幢座室层厦院店站点柜园场门旁]$',
    '(?:大学|[中小]学|学校|中心|公司|公寓|宿舍|酒店|宾馆|附近|对面|驿站|前台|电话|手机)$',
    String.raw`^(?:room|flat|block|unit|tower|building|floor|suite|apt)\b`,
  ].join('|'),
  'iu',
);
