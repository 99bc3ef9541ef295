import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import type { Plugin } from 'vite';
import { englishNames, englishNamesIn } from './english-region-names.ts';

/**
 * The files have the names that commerce accepts. They are fetched, not imported, because many browsers remember that
 * an import failed until the page is loaded again. Only English readers fetch the names.
 */
export function buildRegions(): Plugin {
  const files = new Map<string, () => unknown>([
    ['regions', listRegions],
    ['region-names', nameRegions],
  ]);
  let built = true;
  return {
    name: 'build-regions',
    config: (_, { command }) => {
      built = command === 'build';
    },
    configureServer({ middlewares }) {
      for (const [name, make] of files)
        middlewares.use(`/${name}.json`, (_, response) => response.end(JSON.stringify(make())));
    },
    resolveId: (id) => (files.has(fileOf(id)) ? `\0${id}` : null),
    load(id) {
      const name = fileOf(id.slice(1));
      const make = files.get(name);
      if (!make) return null;
      if (!built) return `export default "/${name}.json";`;
      const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(make()) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

const fileOf = (id: string) => /^virtual:(.+)$/.exec(id)?.[1] ?? '';

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
