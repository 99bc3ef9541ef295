import { randomInt } from 'node:crypto';
import { isoTime } from './clock.ts';

/**
 * A number people read out on the phone: prefix, date (UTC), ten random digits. It tells nothing about how
 * many orders there are and can't be guessed; a unique index refuses the improbable twin.
 */
export function newNumber(prefix: 'JO' | 'JT' | 'JC' | 'JR', at: number): string {
  const date = isoTime(at).slice(0, 10).replaceAll('-', '');
  const random = randomInt(10 ** 10)
    .toString()
    .padStart(10, '0');
  return `${prefix}${date}${random}`;
}
