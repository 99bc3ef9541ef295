import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figures } from '../../test/figures.ts';
import {
  anyForm,
  anyName,
  anyPhone,
  regions,
  withoutUnit,
  writtenAddress,
} from '../../test/written-addresses.ts';
import { second } from '../clock.ts';
import { recognizeAddress } from './recognize-address.ts';

const { addresses: rounds } = figures;
const anyRegion = fc.constantFrom(...regions);

test('the address of every district is found in each written form', {
  timeout: 30 * second + rounds * second,
}, () => {
  fc.assert(
    fc.property(fc.noShrink(anyForm), (form) => {
      const wrong = regions
        .map((region, index) => writtenAddress(form, region, index))
        .find(({ text, found }) => !isDeepStrictEqual(recognizeAddress(text), found));
      expect(wrong && { ...wrong, found: recognizeAddress(wrong.text) }).toEqual(wrong);
    }),
    { numRuns: rounds },
  );
});

test('a district of another province never contradicts the province that the text names', () => {
  const pair = fc.tuple(anyRegion, anyRegion).filter(([a, b]) => a.province !== b.province);
  fc.assert(
    fc.property(
      pair,
      fc.constantFrom('', ' ', '，', ' 王五 13800138000 '),
      fc.boolean(),
      ([a, b], gap, withCity) => {
        const text = `${a.province}${gap}${withCity ? b.city : ''}${b.district}颐和园路5号`;
        expect([undefined, a.province]).toContain(recognizeAddress(text).province);
      },
    ),
    { numRuns: rounds * 300 },
  );
});

test('every character of any text is in exactly one part', () => {
  const fragment = fc.oneof(
    anyRegion.chain(({ province, city, district }) =>
      fc.constantFrom(province, city, district, province + city + district, withoutUnit(province) + district),
    ),
    anyName,
    anyPhone.map(({ text }) => text.replace('+86', '')),
    fc.constantFrom(
      '北京大学',
      'A 座',
      '5号',
      '（北门）',
      '丰巢柜',
      '👩‍🎨',
      '-1层',
      'Room 5',
      '12',
      '，',
      '：',
      ' ',
      '\n',
      '/',
      '。',
    ),
  );
  fc.assert(
    fc.property(fc.array(fragment, { minLength: 1, maxLength: 9 }), (fragments) => {
      const text = `号${fragments.join('')}`;
      // The end of one number would be the country code of the next, which is left out.
      fc.pre(!/0086[\s\p{Pd}]*1/u.test(text));
      const {
        recipientName = '',
        phone = '',
        province = '',
        city = '',
        district = '',
        street = '',
      } = recognizeAddress(text);
      const left = characters(text);
      const found = characters(recipientName + phone + street);
      const added = found.filter((character) => !takeFrom(left, character));
      expect(added).toEqual([]);
      // A text may name the municipality as province and as city, or the county as city and as district.
      const named = characters(province + city + district + province + district);
      const lost = left.filter((character) => !takeFrom(named, character));
      expect(lost).toEqual([]);
    }),
    { numRuns: rounds * 300 },
  );
});

function takeFrom(characters: string[], character: string): boolean {
  const index = characters.indexOf(character);
  if (index >= 0) characters.splice(index, 1);
  return index >= 0;
}

function characters(text: string): string[] {
  return Array.from(text.normalize('NFKC').replaceAll(/转|分机|[\s,;:、|/。.()[\]\p{Pd}]/gu, ''));
}
