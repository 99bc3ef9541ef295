import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { root } from '../../scripts/shop/services.ts';

export type Language = 'zh' | 'en';

export function wordsOf(lng: Language): TFunction {
  return instance.getFixedT(lng);
}

const instance = i18next.createInstance();
await instance.init({
  resources: { zh: readNamespaces('zh'), en: readNamespaces('en') },
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  // A test with an unknown key must fail.
  saveMissing: true,
  missingKeyHandler(_languages, namespace, key) {
    throw new Error(`locales have no ${namespace}:${key}`);
  },
});

function readNamespaces(lng: Language): Record<string, object> {
  const folder = path.join(root, 'locales', lng);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}
