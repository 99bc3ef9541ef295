import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

export function readRepositoryFile(path: string): string {
  return readFileSync(repositoryPath(path), 'utf8');
}

export function repositoryPath(path: string): string {
  return `${repository}${path}`;
}

/** For tests: all texts of a language by their full key, such as `artworks:status.available`. */
export function readTexts(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of readdirSync(`${repository}locales/${language}`)) {
    const namespace = name.replace('.json', '');
    collect(texts, `${namespace}:`, JSON.parse(readRepositoryFile(`locales/${language}/${name}`)));
  }
  return texts;
}

function collect(texts: Map<string, string>, prefix: string, value: unknown): void {
  if (typeof value === 'string') texts.set(prefix, value);
  else
    for (const [key, nested] of Object.entries(value as Record<string, unknown>)) {
      collect(texts, prefix.endsWith(':') ? `${prefix}${key}` : `${prefix}.${key}`, nested);
    }
}
