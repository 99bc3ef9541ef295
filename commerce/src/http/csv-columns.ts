import { z } from 'zod';
import { isYuan } from '../../contract/money.ts';
import { own } from '../../contract/own.ts';
import { timeAtWorkshop } from '../calendar.ts';
import { headText, valueText, yesOrNo } from '../texts/export-texts.ts';
import type { Language } from './routes.ts';

export type Cell = string | number;

/** A column of a CSV file. */
export interface Column {
  /** The name of the field, such as `buyer.username`. */
  name: string;
  head: string;
  /** The schema of the field. */
  type: z.ZodType;
  /** Whether the cells are amounts of money, which are written with two decimals. */
  isMoney: boolean;
  cell: (row: unknown) => Cell;
}

/**
 * The columns of a list: one for each field of a row. The fields of a nested person become the columns
 * `buyer.userId` and `buyer.username`.
 * @param list name of the list, such as `orders`
 */
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

/**
 * Writes a value as people read it. Numbers stay numbers, so that a spreadsheet can add up amounts. A list
 * fills one cell: `JY-2024-001 Sky-blue vase 1; JY-2024-002 Plum cup 4`.
 */
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

/** An amount in yuan with two decimals, such as `12.50`. A spreadsheet reads it as a number. */
export function moneyText(yuan: number): string {
  return yuan.toFixed(2);
}

/**
 * Adds a tab to a text that a spreadsheet would read as a number or a date. Without it, Excel shows the phone
 * number 13800138000 as 1.38E+10, loses the last digits of a long serial number and the zero in front of
 * another. Alipay's own statements end such cells with a tab too. `="…"` would work as well, but it is a
 * formula, which other programs show as it is. Programs that trim cells, such as our own upload of parcels,
 * don't notice the tab.
 */
function asText(text: string): string {
  return /^[\d.][\d\s.,:/%eE+-]*$/.test(text) ? `${text}\t` : text;
}
