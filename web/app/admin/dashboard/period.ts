import { withQuery } from '../../ui/with-query.ts';
import { addDays, countDays } from '../time/workshop-day.ts';

/** The number of days of each preset, which ends today. */
export const presets = { today: 1, '7days': 7, '30days': 30 } as const;
export type Preset = keyof typeof presets;

/** The default period. One day of a small workshop says little, and a month hides recent changes. */
export const usual: Preset = '7days';

/** Commerce adds up at most this many days. */
export const longestDays = 92;

export type PeriodNote = 'unreadable' | 'notYet' | 'untilToday' | 'tooLong';

export interface Period {
  /** Undefined for days that the reader has chosen. */
  preset: Preset | undefined;
  from: string;
  to: string;
  /** Undefined if exactly the days in the address are shown. */
  note?: PeriodNote;
}

/**
 * The period ends today at the latest, and only the last days of a long period are kept. Days that cannot be read or
 * have not begun give the default period. `note` names the difference.
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

export function presetAddress(path: string, preset: Preset): string {
  return withQuery(path, { period: preset === usual ? undefined : preset });
}

export function daysAddress(path: string, { from, to }: Pick<Period, 'from' | 'to'>): string {
  return withQuery(path, { from, to });
}

export type PeriodTrouble = 'reversed' | 'tooLong';

export function periodTrouble({ from, to }: Pick<Period, 'from' | 'to'>): PeriodTrouble | undefined {
  if (from > to) return 'reversed';
  return countDays(from, to) > longestDays ? 'tooLong' : undefined;
}

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
