import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './routes.ts';

/** Error code → text, from the folder of all wording at the root of the repository. */
const texts: Record<Language, Record<string, string>> = { zh: read('zh'), en: read('en') };

export function errorText(language: Language, code: string): string {
  return texts[language][code] ?? code;
}

function read(language: Language): Record<string, string> {
  const file = path.join(repositoryRoot(), 'locales', language, 'errors.json');
  return JSON.parse(readFileSync(file, 'utf8')).code;
}

/** The same module runs from `src/http` and from `dist/src/http`. */
function repositoryRoot(): string {
  const here = import.meta.dirname;
  return here.includes(`${path.sep}dist${path.sep}`)
    ? path.resolve(here, '../../../..')
    : path.resolve(here, '../../..');
}
