import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'zh' | 'en';

/** Reads the folder `locales` at the root of the repository. */
export function readTexts<Texts>(file: string): Record<Language, Texts> {
  return { zh: read('zh', file), en: read('en', file) };
}

function read(language: Language, file: string) {
  return JSON.parse(readFileSync(path.join(repositoryRoot(), 'locales', language, file), 'utf8'));
}

/** This module runs both from `src` and from `dist/src`. */
function repositoryRoot(): string {
  const here = import.meta.dirname;
  return path.resolve(here, here.includes(`${path.sep}dist${path.sep}`) ? '../../..' : '../..');
}
