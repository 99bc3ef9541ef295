import { expect, test } from 'vitest';
import { listRegions, nameRegions, pinyinOf } from './build-regions.ts';
import { englishNamesIn } from './english-region-names.ts';

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

test('places in Hong Kong, Macao and Taiwan have the names by which they are known in English', () => {
  const names = nameRegions();
  expect(names).toMatchObject({
    '香港特别行政区/九龙': 'Kowloon',
    '香港特别行政区/东区': 'Eastern',
    '香港特别行政区/中西区': 'Central and Western',
    '澳门特别行政区/风顺堂区': 'São Lourenço',
    '台湾省/台北市': 'Taipei',
    '台湾省/中西区': 'West Central',
    东区: 'Dongqu',
  });
  for (const province of ['香港特别行政区', '澳门特别行政区', '台湾省']) {
    const cities = listRegions()[province] ?? {};
    const all = Object.keys(cities);
    if (province !== '台湾省') all.push(...Object.values(cities).flat());
    expect(all.filter((name) => !names[`${province}/${name}`])).toEqual([]);
  }
});

test('each name in English belongs to a place of the list', () => {
  const places = Object.entries(listRegions()).flatMap(([province, cities]) =>
    [...Object.keys(cities), ...Object.values(cities).flat()].map((name) => `${province}/${name}`),
  );
  expect(Object.keys(englishNamesIn).filter((place) => !places.includes(place))).toEqual([]);
});
