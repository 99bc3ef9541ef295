import { withQuery } from '../../ui/with-query.ts';
import { addDays, countDays } from '../time/workshop-day.ts';

/** The periods that one press chooses, and how many days each has. Each ends today. */
export const presets = { today: 1, '7days': 7, '30days': 30 } as const;
export type Preset = keyof typeof presets;

/**
 * The period without a choice. A day of a small workshop says little, and a month hides what just changed. Seven days
 * are compared with the same days of the week before.
 */
const usual: Preset = '7days';

/** Commerce adds up at most this many days. */
export const longestDays = 92;

export interface Period {
  /** Undefined for days that the reader has chosen. */
  preset: Preset | undefined;
  from: string;
  to: string;
}

/** The period that an address names, or its last days if it is too long. What cannot be read is the usual period. */
export function readPeriod(search: string, today: string): Period {
  const query = new URLSearchParams(search);
  const from = readDay(query.get('from'));
  const to = readDay(query.get('to'));
  if (from && to && from <= to)
    return { preset: undefined, from: laterOf(from, addDays(to, 1 - longestDays)), to };
  const named = query.get('period');
  const preset = named !== null && isPreset(named) ? named : usual;
  return { preset, from: addDays(today, 1 - presets[preset]), to: today };
}

/** The address of a period. The usual one needs no parameter. */
export function presetAddress(path: string, preset: Preset): string {
  return withQuery(path, { period: preset === usual ? undefined : preset });
}

/**
 * The address after one end of the period was changed. The other end moves along if it would be on the wrong side, or
 * further away than commerce adds up.
 */
export function changedPeriod(
  path: string,
  { from, to }: Period,
  change: { from?: string; to?: string },
): string {
  const next = { from, to, ...change };
  if (next.from > next.to) Object.assign(next, change.from ? { to: change.from } : { from: change.to });
  if (countDays(next.from, next.to) > longestDays)
    Object.assign(
      next,
      change.from ? { to: addDays(next.from, longestDays - 1) } : { from: addDays(next.to, 1 - longestDays) },
    );
  return withQuery(path, next);
}

/** The equally long period directly before. */
export function periodBefore({ from, to }: Pick<Period, 'from' | 'to'>): { from: string; to: string } {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

function isPreset(name: string): name is Preset {
  return Object.hasOwn(presets, name);
}

function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}
