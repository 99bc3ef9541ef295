import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import type { Plugin } from 'vite';
import { englishNames, englishNamesIn } from './english-region-names.ts';

/** The modules have the names that commerce accepts. Only English readers load `virtual:region-names`. */
export function buildRegions(): Plugin {
  const modules = new Map<string, () => unknown>([
    ['virtual:regions', listRegions],
    ['virtual:region-names', nameRegions],
  ]);
  return {
    name: 'build-regions',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load(id) {
      const make = modules.get(id.slice(1));
      return make && `export default ${JSON.stringify(make())};`;
    },
  };
}

type Regions = Record<string, Record<string, string[]>>;

export function listRegions(): Regions {
  const regions: Regions = {};
  for (const [code, district] of Object.entries(areaList.county_list)) {
    const province = areaList.province_list[`${code.slice(0, 2)}0000`];
    const city = areaList.city_list[`${code.slice(0, 4)}00`];
    if (!province || !city) throw new Error(`The data of regions has no city or province for ${code}`);
    const cities = (Object.hasOwn(regions, province) && regions[province]) || {};
    const districts = (Object.hasOwn(cities, city) && cities[city]) || [];
    regions[province] = { ...cities, [city]: [...districts, district] };
  }
  return regions;
}

/** An English name stands under its province, because other provinces may have a place with the same Chinese name. */
export function nameRegions(): Record<string, string> {
  const names = [areaList.province_list, areaList.city_list, areaList.county_list].flatMap(Object.values);
  return { ...Object.fromEntries(names.map((name) => [name, pinyinOf(name)])), ...englishNamesIn };
}

/** `禹州市` becomes `Yuzhou`. The kind of place, such as 市, stays if only one other character would remain. */
export function pinyinOf(name: string): string {
  const stem = name.replace(/(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市|区|县)$/, '');
  const syllables = pinyin(stem.length > 1 ? stem : name, { toneType: 'none', type: 'array' });
  const word = syllables.map((syllable, at) =>
    at > 0 && /^[aoe]/.test(syllable) ? `’${syllable}` : syllable,
  );
  const text = word.join('');
  const established = Object.hasOwn(englishNames, name) && englishNames[name];
  return established || text.charAt(0).toUpperCase() + text.slice(1);
}
