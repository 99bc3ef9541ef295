import { withoutLetter } from '../../contract/serial-no.ts';

const numberLength = 20;

/** The first and last number that begin with the text; undefined if no number of this kind does. */
export function rangeOfNumbers(
  prefix: 'JO' | 'JT' | 'JC' | 'JR',
  text: string,
): [string, string] | undefined {
  const number = withoutLetter(text.toUpperCase());
  if (!number.startsWith(prefix) || !/^\d{0,18}$/.test(number.slice(prefix.length))) return undefined;
  return [number.padEnd(numberLength, '0'), number.padEnd(numberLength, '9')];
}
