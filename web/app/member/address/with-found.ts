import { addressParts, type KnownParts } from './address-form.ts';
import type { RecognizedAddress } from './recognize-address.tsx';

interface Reading {
  /** What the fields held when the text was sent. */
  before: KnownParts;
  now: KnownParts;
  found: RecognizedAddress;
  /** What the text before this one has filled in. */
  earlier: RecognizedAddress;
}

const regionParts = ['province', 'city', 'district'] as const;

/**
 * A part that has changed since the text was sent stays, and the three parts of the region stay together. Parts that an
 * earlier text filled in are removed, so that nothing is sent to the recipient of another address.
 */
export function withFound({ before, now, found, earlier }: Reading): KnownParts {
  const stale = addressParts.filter((part) => now[part] === earlier[part]);
  const changed = addressParts.filter((part) => (before[part] ?? '') !== (now[part] ?? ''));
  const kept = regionParts.some((part) => changed.includes(part)) ? [...changed, ...regionParts] : changed;
  return {
    ...now,
    ...Object.fromEntries(stale.map((part) => [part, ''])),
    ...found,
    ...Object.fromEntries(kept.map((part) => [part, now[part]])),
  };
}
