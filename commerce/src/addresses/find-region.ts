import { areaList } from '@vant/area-data';
import { beginnings, type Place, placesByName, shortProvinces } from './place-names.ts';
import { type Region, regionOf } from './regions.ts';
import { edge, type Span } from './spans.ts';

interface Reading {
  places: Place[];
  /** Where the name of the district starts. */
  last: number;
  end: number;
}

/** Province and city may be missing or shortened. A contradicting province or city in the text rules a region out. */
export function findRegion(text: string): (Span & { region: Region }) | undefined {
  for (let start = 0; start < text.length; start += 1) {
    const reading = readAt(text, start);
    const code = reading?.places.at(-1)?.code;
    if (!reading || !code || isContradicted(text, start, reading)) continue;
    const country = /中国[\s\0,]*$/.exec(text.slice(0, start));
    return { start: country?.index ?? start, end: reading.end, region: regionOf(code) };
  }
  return undefined;
}

/** The longest reading; of several, the one with the longest district name; none if that name has several districts. */
function readAt(text: string, start: number): Reading | undefined {
  const startsPart = start === 0 || atEdge.test(text.charAt(start - 1));
  const isSure = ({ places, end }: Reading) =>
    places.length > 1 ? startsPart || !places.at(-1)?.isShort : startsPart && isLong(text.slice(start, end));
  const readings = [...readFrom(text, start)].filter(isSure);
  const end = Math.max(...readings.map((reading) => reading.end));
  const longest = readings.filter((reading) => reading.end === end);
  const last = Math.min(...longest.map((reading) => reading.last));
  const [best, ...others] = longest.filter((reading) => reading.last === last);
  return others.every(({ places }) => places.at(-1)?.code === best?.places.at(-1)?.code) ? best : undefined;
}

const atEdge = new RegExp(edge, 'u');
const gap = new RegExp(`(?:${edge}|[·>])*`, 'uy');

function* readFrom(text: string, start: number, wider: Place[] = []): Generator<Reading> {
  for (let end = start + 1; end <= text.length && beginnings.has(text.slice(start, end)); end += 1) {
    for (const place of placesByName.get(text.slice(start, end)) ?? []) {
      const parent = wider.at(-1);
      if (parent && (place.code.length <= parent.code.length || !place.code.startsWith(parent.within)))
        continue;
      const places = [...wider, place];
      if (place.code.length < 6) {
        gap.lastIndex = end;
        yield* readFrom(text, end + (gap.exec(text)?.[0].length ?? 0), places);
      } else if (!place.isShort || (parent && !otherName.test(text.slice(end))))
        yield { places, last: start, end };
    }
  }
}

/** After a short name, these show that it is part of another name: 金水路, 鼓楼医院, 静安寺, 朝阳门. */
const otherName =
  /^[东南西北中前后上下内外大小新老一二三四五六七八九十]{0,2}(?:[路街道巷弄里村镇乡桥站门寺庙湖山河江岛城园区县市州学厦院楼馆店]|机场|医|广场|公园|花园|宾馆|酒店|饭店|国际|景)/u;

/** Whether a district may stand without its city. A town is not enough, because unlisted towns have the same names. */
function isLong(name: string): boolean {
  return name.length >= 3 && /[市区县旗]$/.test(name);
}

/**
 * Another province or city before the region contradicts it; without its own province, a province after it does too.
 */
function isContradicted(text: string, start: number, { places: [first] }: Reading): boolean {
  const before = text.slice(0, start);
  const isOther = ([code]: [string, string]) => code.slice(0, 2) !== first?.code.slice(0, 2);
  const isIn = (part: string, names: [string, string][]) =>
    names.filter(isOther).some(([, name]) => part.includes(name));
  if (isIn(before, provinces) || isIn(before, cities)) return true;
  return first?.code.length !== 2 && (isIn(before, shortProvinces) || isIn(text, provinces));
}

const provinces = Object.entries(areaList.province_list);
/** The list names one city 县, which would match anywhere. */
const cities = Object.entries(areaList.city_list).filter(([, name]) => name.length > 2);
