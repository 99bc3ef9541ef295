/// <reference types="node" />
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { own } from '../../own.ts';
import { contentManagerZhHans } from './content-manager-zh-hans.ts';
import { i18nZhHans } from './i18n-zh-hans.ts';
import { panelZhHans } from './panel-zh-hans.ts';
import { strapiZhHans } from './strapi-zh-hans.ts';
import { uploadZhHans } from './upload-zh-hans.ts';

type Texts = Record<string, string>;

/** Staff of a shop with Strapi's Community Edition never open these files. */
const unseenCode = new RegExp(
  [
    'pages/Settings/|pages/SettingsPage|(Create|Edit|Delete)Locale|LocaleTable|Marketplace|UseCase|constants\\.mjs',
    'ConfigurationForm|ConfigurationPage|ListConfiguration|ConfigureTheView|NoContentType|CheckboxConfirmation',
    '^history/|^ai/|Purchase|FreeTrial|Trial|Upsell|NpsSurvey|MediaLibraryBanner|GuidedTour',
    // The new media library, which this shop does not use.
    '^future/',
  ].join('|'),
);

/** Staff never see these texts either, although they see the code around them. */
const unseenTexts =
  /^(tours|widget\.last-activity|HomePage\.widget\.deploy-now|CMEditViewAITranslation)\.|\.ai-/;

const packages: Record<string, { code: string; ours: Texts }> = {
  admin: { code: 'dist/admin/admin/src', ours: panelZhHans },
  'content-manager': { code: 'dist/admin', ours: contentManagerZhHans },
  upload: { code: 'dist/admin', ours: uploadZhHans },
  i18n: { code: 'dist/admin', ours: i18nZhHans },
};

/** The parser numbers the parts of a text like this. Those from `argument` up to `select` show a value. */
const kind = { argument: 1, select: 5, plural: 6, pound: 7, tag: 8 };

const { resolve } = createRequire(import.meta.url);
const read = await Promise.all(Object.keys(packages).map(readPackage));
const asked = new Set(read.flatMap(({ ids }) => ids));
const chinese: Texts = Object.assign({}, ...read.map(({ strapis }) => strapis), strapiZhHans);

describe.each(read)('in the package $name', ({ english, ours, idOf }) => {
  const met = Object.keys(english).filter((key) => asked.has(idOf(key)) && !unseenTexts.test(key));

  it('every text that the staff can meet is Chinese', () => {
    expect(met.length).toBeGreaterThan(20);
    expect(met.filter((key) => !isChinese(own(chinese, idOf(key))))).toEqual([]);
  });

  it('Strapi still asks for every text of ours', () => {
    const isAsked = (key: string) =>
      own(english, key) !== undefined || asked.has(idOf(key)) || asked.has(key);
    expect(Object.keys(ours).filter((key) => !isAsked(key))).toEqual([]);
  });

  it('the Chinese texts show the values that the English ones show', () => {
    // This hint leaves out its limits, which a message names when they are broken.
    const shorter = 'form.Input.hint.text';
    const keys = [...met, ...Object.keys(ours)].filter(
      (key) => own(english, key) !== undefined && key !== shorter,
    );
    for (const key of keys) {
      const given = valuesIn(own(english, key) ?? '');
      const { shown, used } = valuesIn(own(chinese, idOf(key)) ?? '');
      expect([key, shown]).toEqual([key, given.shown]);
      expect([key, new Set([...given.used, ...used])]).toEqual([key, given.used]);
    }
  });
});

async function readPackage(name: string) {
  const { code, ours } = own(packages, name) ?? { code: '', ours: {} };
  const folder = path.join(path.dirname(resolve(`@strapi/${name}/package.json`)), code);
  const idOf = (key: string) => (name === 'admin' ? key : `${name}.${key}`);
  const textsIn = async (language: string): Promise<Texts> => {
    const file = path.join(folder, 'translations', `${language}.json.mjs`);
    return (await import(pathToFileURL(file).href)).default;
  };
  const strapis = Object.entries(await textsIn('zh-Hans')).map(([key, text]) => [idOf(key), text]);
  return {
    name,
    ours,
    idOf,
    english: await textsIn('en'),
    strapis: Object.fromEntries(strapis) as Texts,
    ids: idsIn(folder, name),
  };
}

function idsIn(folder: string, name: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const isCode = file.endsWith('.mjs') && !file.startsWith('translations');
    return isCode && !unseenCode.test(file.replaceAll(path.sep, '/'));
  });
  const code = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const prefixed = code.matchAll(/\bget(?:Trad|Translation)\(\s*(['"`])(.+?)\1/g);
  const quoted = code.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g);
  return [
    ...[...prefixed].map(([, , key]) => `${name}.${key}`),
    ...[...quoted].map(([, , id]) => (id ?? '').replace(/^\$\{\w+\}\./, `${name}.`)),
  ];
}

function isChinese(text: string | undefined): boolean {
  return text !== undefined && (/\p{Script=Han}/u.test(text) || !/[a-z]/i.test(text.replace(/\{.*\}/, '')));
}

/** `used` also has the values that only choose between words. */
function valuesIn(text: string): { shown: Set<string>; used: Set<string> } {
  const shown = new Set<string>();
  const used = new Set<string>();
  const collect = (elements: Element[], counted = '') => {
    for (const { type, value = '', options = {}, children = [] } of elements) {
      if (type === kind.pound) shown.add(counted);
      if (type === kind.tag) shown.add(`<${value}>`);
      if (type >= kind.argument && type <= kind.plural) used.add(value);
      if (type >= kind.argument && type < kind.select) shown.add(value);
      for (const option of Object.values(options))
        collect(option.value, type === kind.plural ? value : counted);
      collect(children, counted);
    }
  };
  collect(parse(text));
  return { shown, used };
}

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  children?: Element[];
}

function parse(text: string): Element[] {
  const reactIntl = createRequire(resolve('@strapi/admin/package.json')).resolve('react-intl');
  return createRequire(reactIntl)('@formatjs/icu-messageformat-parser').parse(text);
}
