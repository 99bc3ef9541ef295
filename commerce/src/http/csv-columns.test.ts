import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { yuan } from '../../contract/money.ts';
import { type Language, readTexts } from '../locales.ts';
import { headText, valueText, yesOrNo } from '../texts/export-texts.ts';
import { listOf } from './create-router.ts';
import { columnsOf } from './csv-columns.ts';

const keys = (Object.keys(contract) as EndpointKey[]).filter((key) => contract[key].answer === 'csv');
const languages: Language[] = ['zh', 'en'];
const exports = keys.flatMap((key) => languages.map((language) => ({ list: listOf(key), key, language })));

function columnsFor(key: EndpointKey, language: Language) {
  return columnsOf(contract[key].output, listOf(key), language);
}

test.each(exports)('every column of $list has a head of its own in $language', ({ key, list, language }) => {
  const columns = columnsFor(key, language);
  expect(columns.filter(({ name }) => headText(language, list, name) === undefined)).toEqual([]);
  const heads = columns.map(({ head }) => head);
  expect(heads).toEqual([...new Set(heads)]);
});

test.each(exports)('every code in $list has a text in $language', ({ key, list, language }) => {
  const wordless = columnsFor(key, language).flatMap(({ name, type }) =>
    codesOf(type).filter((code) => valueText(language, list, name, code) === undefined),
  );
  expect(wordless).toEqual([]);
});

test('the lists of the contract have codes and lists of codes', () => {
  expect(columnsFor('GET /admin/orders/export', 'zh').flatMap(({ type }) => codesOf(type))).toContain('PAID');
  expect(columnsFor('GET /admin/roles/export', 'zh').flatMap(({ type }) => codesOf(type))).toContain(
    'users.read',
  );
});

test.each(languages)('every head in the texts of %s belongs to a column', (language) => {
  const { heads, lists } = readTexts<{ heads: object; lists: object }>('export.json')[language];
  const columns = keys.flatMap((key) =>
    columnsFor(key, language).map(({ name }) => ({ list: listOf(key), name })),
  );
  const ofList = columns.map(({ list, name }) => `${list}.${name}`);
  expect(namesOf(lists).filter((name) => !ofList.includes(name))).toEqual([]);
  const usual = columns.filter(({ list, name }) => !namesOf(lists).includes(`${list}.${name}`));
  expect(namesOf(heads).filter((head) => !usual.some(({ name }) => name === head))).toEqual([]);
});

test.each([
  ['finance', 'channel', 'manual', '人工办理', 'By hand'],
  ['recharges', 'provider', 'sandbox', '测试支付', 'Test payments'],
  ['refunds', 'status', 'SUCCESS', '已退款', 'Refunded'],
  ['recharges', 'status', 'SUCCESS', '充值成功', 'Successful'],
])('in %s the %s %s is written %s', (list, column, code, zh, en) => {
  expect(valueText('zh', list, column, code)).toBe(zh);
  expect(valueText('en', list, column, code)).toBe(en);
});

test('true and false are written as yes and no', () => {
  expect(languages.map((language) => [yesOrNo(language, true), yesOrNo(language, false)])).toEqual([
    ['是', '否'],
    ['Yes', 'No'],
  ]);
});

test.each(['13800138000', '007', '202411231402059999', '1e5', '2026-11-23', '3-4', '.5', '10 000'])(
  'a spreadsheet reads the text %s as a text',
  (text) => expect(written(z.string(), text)).toBe(`${text}\t`),
);

test.each(['JO202611230000000001', '138****5678', '天青瓶', '7 days', ''])(
  'the text "%s" stays as it is, because no spreadsheet takes it for a number',
  (text) => expect(written(z.string(), text)).toBe(text),
);

test.each([
  ['a number', z.number(), -1234.5, -1234.5],
  ['a time', z.iso.datetime(), '2026-11-23T18:02:05.678Z', '2026-11-24 02:02:05'],
  ['a code', z.enum(['PAID']), 'PAID', 'To ship'],
  ['nothing', z.string().nullable(), null, ''],
  ['a list', z.array(z.string()), ['a', 'b'], 'a; b'],
  ['a list of amounts', z.array(yuan), [12.5, -3], '12.50; -3.00'],
  [
    'a list of holds',
    z.array(z.strictObject({ orderNo: z.string(), until: z.iso.datetime() })),
    [{ orderNo: 'JO1', until: '2026-01-01T00:00:00Z' }],
    'JO1 2026-01-01 08:00:00',
  ],
])('%s is written for people', (_, type, value, cell) => expect(written(type, value)).toBe(cell));

function written(type: z.ZodType, value: unknown) {
  const [column] = columnsOf(z.strictObject({ status: type }), 'orders', 'en');
  return column?.cell({ status: value });
}

function codesOf(type: z.ZodType): string[] {
  if (type instanceof z.ZodArray) return codesOf(type.element as z.ZodType);
  if (type instanceof z.ZodNullable) return codesOf(type.unwrap() as z.ZodType);
  if (type instanceof z.ZodObject) return Object.values(type.shape).flatMap((field) => codesOf(field));
  if (type instanceof z.ZodEnum) return type.options.map(String);
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
}

function namesOf(texts: object): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : namesOf(value).map((field) => `${name}.${field}`),
  );
}
