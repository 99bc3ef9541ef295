import type { Address } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { withAddress } from './use-addresses.ts';

const address = (addressId: string, isDefault = false) => ({ addressId, isDefault }) as Address;
const known = [address('home', true), address('office')];
const shown = (list: Address[]) => list.map(({ addressId, isDefault }) => addressId + (isDefault ? '*' : ''));

test('a new address comes after the default address', () => {
  expect(shown(withAddress(known, address('studio')))).toEqual(['home*', 'studio', 'office']);
});

test('a changed address keeps its place', () => {
  expect(shown(withAddress(known, address('office')))).toEqual(['home*', 'office']);
});

test('a new default address comes first and is the only one', () => {
  expect(shown(withAddress(known, address('studio', true)))).toEqual(['studio*', 'home', 'office']);
});
