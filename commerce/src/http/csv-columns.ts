import { z } from 'zod';
import { isYuan } from '../../contract/money.ts';
import { own } from '../../contract/own.ts';
import { timeAtWorkshop } from '../calendar.ts';
import type { Language } from '../locales.ts';
import { headText, valueText, yesOrNo } from '../texts/export-texts.ts';

export type Cell = string | number;

export interface Column {
  /** Such as `buyer.username`. */
  name: string;
  head: string;
  type: z.ZodType;
  isMoney: boolean;
  cell: (row: unknown) => Cell;
}

/** @param list name of the list, such as `orders` */
export function columnsOf(schema: z.ZodType, list: string, language: Language): Column[] {
  return leaves(schema, []).map(({ path, type }) => {
    const name = path.join('.');
    const write = writerOf(list, name, language);
    return {
      name,
      type,
      isMoney: isYuan(type),
      head: headText(language, list, name) ?? name,
      cell: (row) => write(type, valueAt(row, path)),
    };
  });
}

function leaves(schema: z.ZodType, path: string[]): { path: string[]; type: z.ZodType }[] {
  const type = present(schema);
  if (!(type instanceof z.ZodObject)) return [{ path, type }];
  return Object.entries(type.shape).flatMap(([name, field]) => leaves(field as z.ZodType, [...path, name]));
}

function present(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodNullable ? present(schema.unwrap() as z.ZodType) : schema;
}

function valueAt(row: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, name) => own(value as Record<string, unknown> | null, name), row);
}

/** Numbers stay numbers, so that a spreadsheet can add up amounts. A list fills one cell. */
function writerOf(list: string, name: string, language: Language) {
  return write;

  function write(schema: z.ZodType, value: unknown): Cell {
    const type = present(schema);
    if (value === null || value === undefined) return '';
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return yesOrNo(language, value);
    if (type instanceof z.ZodArray) {
      return asText((value as unknown[]).map((item) => inText(type.element as z.ZodType, item)).join('; '));
    }
    if (type instanceof z.ZodObject) {
      return Object.entries(type.shape)
        .map(([field, inner]) => inText(inner as z.ZodType, valueAt(value, [field])))
        .join(' ');
    }
    if (type instanceof z.ZodISODateTime) return timeAtWorkshop(String(value));
    return asText(valueText(language, list, name, String(value)) ?? String(value));
  }

  function inText(schema: z.ZodType, value: unknown): string {
    const cell = write(schema, value);
    return typeof cell === 'number' && isYuan(present(schema)) ? moneyText(cell) : String(cell);
  }
}

/** In yuan, such as `12.50`, which a spreadsheet reads as a number. */
export function moneyText(yuan: number): string {
  return yuan.toFixed(2);
}

/**
 * Without the tab, Excel shows 13800138000 as 1.38E+10, shortens long serial numbers and drops leading zeros. Alipay's
 * own statements use the tab too. `="…"` would be a formula, which other programs show as text.
 */
function asText(text: string): string {
  return /^[\d.][\d\s.,:/%eE+-]*$/.test(text) ? `${text}\t` : text;
}
