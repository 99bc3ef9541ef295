import { addressParts, type KnownParts } from './address-form.ts';
import type { RecognizedAddress } from './recognize-address.tsx';

interface Reading {
  /** What the fields held when the text was sent. */
  before: KnownParts;
  now: KnownParts;
  found: RecognizedAddress;
}

const regionParts = ['province', 'city', 'district'] as const;

/**
 * What the fields now hold, with the found parts. A part that has changed since the text was sent stays as it is. The
 * three parts of the region stay together, because they belong to each other.
 */
export function withFound({ before, now, found }: Reading): KnownParts {
  const changed = addressParts.filter((part) => (before[part] ?? '') !== (now[part] ?? ''));
  const kept = regionParts.some((part) => changed.includes(part)) ? [...changed, ...regionParts] : changed;
  return { ...now, ...found, ...Object.fromEntries(kept.map((part) => [part, now[part]])) };
}
