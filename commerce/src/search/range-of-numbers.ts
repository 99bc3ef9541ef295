const numberLength = 20;

/**
 * The first and the last number of a kind that begin with the text, so that an index finds them. Undefined if no number
 * of this kind begins with it.
 */
export function rangeOfNumbers(
  prefix: 'JO' | 'JT' | 'JC' | 'JR',
  text: string,
): [string, string] | undefined {
  const number = text.toUpperCase();
  if (!number.startsWith(prefix) || !/^\d{0,18}$/.test(number.slice(prefix.length))) return undefined;
  return [number.padEnd(numberLength, '0'), number.padEnd(numberLength, '9')];
}
