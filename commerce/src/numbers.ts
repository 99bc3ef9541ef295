import { randomInt } from 'node:crypto';
import { dayOf } from './calendar.ts';

/**
 * A number that people can read out on the phone: prefix, day of the workshop, ten random digits. It can't be
 * guessed and does not reveal how many orders exist. A duplicate is improbable, and a unique index of the database
 * would refuse it.
 */
export function newNumber(prefix: 'JO' | 'JT' | 'JC' | 'JR', at: number): string {
  const date = dayOf(at).replaceAll('-', '');
  const random = randomInt(10 ** 10)
    .toString()
    .padStart(10, '0');
  return `${prefix}${date}${random}`;
}
