import { areaList } from '@vant/area-data';

/** A place of the list of regions, under one of the names that people write. */
export interface Place {
  /** The first two (province), four (city) or six (district) digits of the code of a region. */
  code: string;
  /** Whether the name is shorter than in the list: 禹州 for 禹州市. */
  isShort: boolean;
  /**
   * The beginning of the codes of the narrower places that may follow. It is longer than `code` where a county stands for
   * its city: 潜江市潜江市 is one place, 潜江市仙桃市 are two.
   */
  within: string;
}

export const placesByName = new Map<string, Place[]>();

const peoples = [
  '蒙古族?|回族|藏族|维吾尔族?|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族?|傣族|黎族|傈僳族',
  '佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜族?|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族?',
  '普米族|塔吉克族?|怒族|保安族|裕固族|独龙族|各族',
].join('|');
const parts = new RegExp(
  `^(.{2,}?)(?:${peoples})*(?:自治|特别行政)?([省市县旗州盟区]|[新林地]区|街道)$`,
  'u',
);

for (const [code, name] of Object.entries(areaList.province_list)) add(code.slice(0, 2), name);
for (const [code, name] of Object.entries(areaList.city_list)) addCity(code.slice(0, 4), name);
for (const [code, name] of Object.entries(areaList.county_list)) add(code, name);
add('15', '内蒙');

export const shortProvinces = [...placesByName].flatMap(([name, places]) =>
  places
    .filter(({ code, isShort }) => code.length === 2 && isShort)
    .map(({ code }): [string, string] => [code, name]),
);

/** A search can stop where no name continues. */
export const beginnings = new Set(
  [...placesByName.keys()].flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1))),
);

/** For the listed names 县 and 省直辖县, people write the municipality, 市辖区 or the county itself. */
function addCity(code: string, name: string): void {
  add(code, name);
  const province = areaList.province_list[`${code.slice(0, 2)}0000`] ?? '';
  if (province.endsWith('市')) for (const other of [province, '市辖区']) add(code, other);
  if (!name.includes('直辖县')) return;
  add(code, '省直辖县级行政区划');
  for (const [district, own] of Object.entries(areaList.county_list)) {
    if (district.startsWith(code)) add(code, own, district);
  }
}

/** Adds all forms of a name: 恩施土家族苗族自治州, 恩施州, 恩施. */
function add(code: string, name: string, within = code): void {
  const [, stem = '', unit = ''] = parts.exec(name) ?? [];
  for (const way of new Set([name, stem + unit, stem])) {
    const places = placesByName.get(way) ?? [];
    if (way === '' || places.some((place) => place.code === code)) continue;
    placesByName.set(way, [...places, { code, isShort: way !== name, within }]);
  }
}
