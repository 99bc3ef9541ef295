import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readRepositoryFile, repositoryPath } from './read-locales.ts';

/**
 * For tests: tells whether a screen uses the text of a key, such as `cart:fetchFailed`. One of its string literals must
 * be the whole key, or the key without its namespace if a file of the same folder names the namespace. A `${…}` in a
 * template stands for any word.
 */
export function readUsedTexts(): (key: string) => boolean {
  const names = readdirSync(repositoryPath('web/app'), { recursive: true, encoding: 'utf8' });
  const sources = names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)(dev|testing|i18n)\//.test(name))
    .map((name) => ({
      folder: path.dirname(name),
      has: literalsOf(readRepositoryFile(`web/app/${name}`)),
    }));
  return (key) => {
    const whole = key.replace(/_(one|other)$/, '');
    const [namespace = '', text = ''] = whole.split(':');
    const folders = new Set(sources.filter(({ has }) => has(namespace)).map(({ folder }) => folder));
    return sources.some(({ folder, has }) => has(whole) || (has(text) && folders.has(folder)));
  };
}

function literalsOf(source: string): (text: string) => boolean {
  const literals = new Set([...source.matchAll(/(['"])([\w.:]+)\1/g)].map(([, , literal]) => literal));
  const templates = [...source.matchAll(/`([\w.:]*\$\{[^`}]+\}[\w.]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`),
  );
  return (text) => literals.has(text) || templates.some((template) => template.test(text));
}
