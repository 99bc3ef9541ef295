import { areaList } from '@vant/area-data';
import { own } from '../../contract/own.ts';
import { fail } from '../fail.ts';

export interface Region {
  province: string;
  city: string;
  district: string;
}

/**
 * Accepts a region in every usual way of writing it.
 * @throws Failure `noSuchRegion` if province, city and district do not belong together
 */
export function requireRegion(region: Region): void {
  if (!regions.has(keyOf(region))) throw fail('noSuchRegion');
}

/** The region as the list of regions writes it, if one of the usual ways of writing it is given. */
export function listedRegion(region: Region): Region | undefined {
  return regions.get(keyOf(region));
}

export function sameRegion(a: Region, b: Region): boolean {
  return keyOf(a) === keyOf(b);
}

/** These cities have towns but no districts, so people also write the city in place of the district. */
const citiesWithoutDistricts = ['441900', '442000', '460400'];

/** Each way to write a region, with the region as the list writes it. A city in place of a town names no region. */
const regions = new Map(Object.keys(areaList.county_list).flatMap(waysToWrite));

/**
 * The usual ways of writing a region. The list puts counties that belong to no city under names such as 省直辖县
 * or 县. In place of such a name, people write the county (河南省/济源市/济源市). In a municipality, they write the
 * municipality (重庆市/重庆市/忠县).
 */
function waysToWrite(code: string): [way: string, listed: Region | undefined][] {
  const cityCode = `${code.slice(0, 4)}00`;
  const province = areaList.province_list[`${code.slice(0, 2)}0000`] ?? '';
  const city = own(areaList.city_list, cityCode) ?? '';
  const district = own(areaList.county_list, code) ?? '';
  const listed = { province, city, district };
  const ways = [listed];
  if (isMunicipality(province)) ways.push({ province, city: province, district });
  if (city.includes('直辖县')) ways.push({ province, city: district, district });
  const written = ways.map((way): [string, Region] => [keyOf(way), listed]);
  if (!citiesWithoutDistricts.includes(cityCode)) return written;
  return [...written, [keyOf({ province, city, district: city }), undefined]];
}

function isMunicipality(province: string): boolean {
  return province.endsWith('市');
}

function keyOf({ province, city, district }: Region): string {
  return [province, city, district].join('/');
}
