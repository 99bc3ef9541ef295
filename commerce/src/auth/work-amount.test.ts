import { expect, test } from 'vitest';
import { derivationsFor } from './work-amount.ts';

test.each([
  { dayShare: 0, hourShare: 0, byNetwork: 0, derivations: 0 },
  { dayShare: 0.199, hourShare: 0.049, byNetwork: 9, derivations: 0 },
  { dayShare: 0.2, hourShare: 0, byNetwork: 0, derivations: 64 },
  { dayShare: 0.05, hourShare: 0.05, byNetwork: 0, derivations: 64 },
  { dayShare: 0.2, hourShare: 0, byNetwork: 1, derivations: 128 },
  { dayShare: 0.5, hourShare: 0.1, byNetwork: 3, derivations: 512 },
  { dayShare: 1, hourShare: 1, byNetwork: 7, derivations: 8192 },
  { dayShare: 1, hourShare: 1, byNetwork: 240, derivations: 8192 },
])(
  '$dayShare of the day, $hourShare in an hour and $byNetwork from the network make $derivations derivations',
  ({ derivations, ...asked }) => {
    expect(derivationsFor(asked)).toBe(derivations);
  },
);
