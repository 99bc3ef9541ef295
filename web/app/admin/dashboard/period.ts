import { withQuery } from '../../ui/with-query.ts';
import { addDays, countDays } from '../time/workshop-day.ts';

/** The periods that one press chooses, and how many days each has. Each ends today. */
export const presets = { today: 1, '7days': 7, '30days': 30 } as const;
export type Preset = keyof typeof presets;

/**
 * The period without a choice. A day of a small workshop says little, and a month hides what just changed. Seven days
 * are compared with the same days of the week before.
 */
export const usual: Preset = '7days';

/** Commerce adds up at most this many days. */
export const longestDays = 92;

/** Why other days are shown than the address names. */
export type PeriodNote = 'unreadable' | 'notYet' | 'untilToday' | 'tooLong';

export interface Period {
  /** Undefined for days that the reader has chosen. */
  preset: Preset | undefined;
  from: string;
  to: string;
  /** Undefined if exactly the days of the address are shown. */
  note?: PeriodNote;
}

/**
 * The period that an address names. It ends today at the latest, and of too many days it has the last ones. Instead of
 * what cannot be read, or lies ahead as a whole, it is the usual period. Its note then says so.
 */
export function readPeriod(search: string, today: string): Period {
  const query = new URLSearchParams(search);
  if (!query.has('from') && !query.has('to')) return readPreset(query.get('period') ?? usual, today);
  const from = readDay(query.get('from'));
  const to = readDay(query.get('to'));
  if (!from || !to || from > to) return { ...presetPeriod(usual, today), note: 'unreadable' };
  if (from > today) return { ...presetPeriod(usual, today), note: 'notYet' };
  const last = to < today ? to : today;
  const earliest = addDays(last, 1 - longestDays);
  if (from < earliest) return { preset: undefined, from: earliest, to: last, note: 'tooLong' };
  return { preset: undefined, from, to: last, ...(to > today && { note: 'untilToday' }) };
}

function readPreset(name: string, today: string): Period {
  if (isPreset(name)) return presetPeriod(name, today);
  return { ...presetPeriod(usual, today), note: 'unreadable' };
}

function presetPeriod(preset: Preset, today: string): Period {
  return { preset, from: addDays(today, 1 - presets[preset]), to: today };
}

/** The address of a period. The usual one needs no parameter. */
export function presetAddress(path: string, preset: Preset): string {
  return withQuery(path, { period: preset === usual ? undefined : preset });
}

/** The address of days that the reader has chosen. */
export function daysAddress(path: string, { from, to }: Pick<Period, 'from' | 'to'>): string {
  return withQuery(path, { from, to });
}

/** Why days that were typed are no period. */
export type PeriodTrouble = 'reversed' | 'tooLong';

export function periodTrouble({ from, to }: Pick<Period, 'from' | 'to'>): PeriodTrouble | undefined {
  if (from > to) return 'reversed';
  return countDays(from, to) > longestDays ? 'tooLong' : undefined;
}

/** The equally long period directly before. */
export function periodBefore({ from, to }: Pick<Period, 'from' | 'to'>): { from: string; to: string } {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}

function isPreset(name: string): name is Preset {
  return Object.hasOwn(presets, name);
}

function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}
