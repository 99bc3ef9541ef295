import { areaList } from '@vant/area-data';
import { own } from '../../contract/own.ts';
import { fail } from '../fail.ts';

export interface Region {
  province: string;
  city: string;
  district: string;
}

/** @throws Failure `noSuchRegion` if province, city and district do not belong together */
export function requireRegion(region: Region): void {
  if (!regions.has(keyOf(region))) throw fail('noSuchRegion');
}

export function regionOf(code: string): Region {
  return {
    province: areaList.province_list[`${code.slice(0, 2)}0000`] ?? '',
    city: own(areaList.city_list, `${code.slice(0, 4)}00`) ?? '',
    district: own(areaList.county_list, code) ?? '',
  };
}

export function sameRegion(a: Region, b: Region): boolean {
  return keyOf(a) === keyOf(b);
}

/** These cities have no districts, so people also write the city in place of the district. */
const citiesWithoutDistricts = ['4419', '4420', '4604'];

const regions = new Set(Object.keys(areaList.county_list).flatMap(waysToWrite).map(keyOf));

/** For the listed names 省直辖县 and 县, people write the county (河南省/济源市/济源市) or the municipality (重庆市/重庆市/忠县). */
function waysToWrite(code: string): Region[] {
  const listed = regionOf(code);
  const { province, city, district } = listed;
  const ways = [listed];
  if (isMunicipality(province)) ways.push({ province, city: province, district });
  if (city.includes('直辖县')) ways.push({ province, city: district, district });
  if (citiesWithoutDistricts.includes(code.slice(0, 4))) ways.push({ province, city, district: city });
  return ways;
}

function isMunicipality(province: string): boolean {
  return province.endsWith('市');
}

function keyOf({ province, city, district }: Region): string {
  return [province, city, district].join('/');
}
