import { randomInt } from 'node:crypto';
import { dayOf } from './calendar.ts';

/** People can read it out; it can't be guessed or reveal how many orders exist. A unique index refuses duplicates. */
export function newNumber(prefix: 'JO' | 'JT' | 'JC' | 'JR', at: number): string {
  const date = dayOf(at).replaceAll('-', '');
  const random = randomInt(10 ** 10)
    .toString()
    .padStart(10, '0');
  return `${prefix}${date}${random}`;
}
