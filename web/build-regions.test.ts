import { expect, test } from 'vitest';
import { listRegions, pinyinOf } from './build-regions.ts';

test('every city belongs to a province and has districts', () => {
  const regions = listRegions();
  expect(regions.河南省?.许昌市).toContain('禹州市');
  const cities = Object.values(regions).flatMap((province) => Object.values(province));
  expect(cities.every((districts) => districts.length > 0)).toBe(true);
  expect(cities.flat()).toHaveLength(3479);
});

test.each([
  ['禹州市', 'Yuzhou'],
  ['重庆市', 'Chongqing'],
  ['忠县', 'Zhongxian'],
  ['西安市', 'Xi’an'],
  ['吕梁市', 'Lüliang'],
  ['陕西省', 'Shaanxi'],
  ['内蒙古自治区', 'Inner Mongolia'],
])('the English name of %s is %s', (name, english) => {
  expect(pinyinOf(name)).toBe(english);
});
