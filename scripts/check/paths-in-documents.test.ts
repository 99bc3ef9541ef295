import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shop/services.ts';

const folders = 'web|commerce|cms|scripts|e2e|docs|locales';
const inCode = new RegExp(`\`((?:${folders})/[^\`\\s]+)\``, 'g');
const inLinks = /\]\((?!https?:)([^)#]+)[^)]*\)/g;

const documents = [
  ...['README.md', 'SECURITY.md', 'STYLE.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** Paths in code spans are read up to the first wildcard, relative to the root. */
function pathsIn(document: string, text: string): string[] {
  const named = [...text.matchAll(inCode)].map(([, found = '']) => found.replace(/[^/]*[*{].*$/, ''));
  const linked = [...text.matchAll(inLinks)].map(([, found = '']) =>
    path.join(path.dirname(document), found),
  );
  return [...named, ...linked];
}

test('paths are found in code spans and in links', () => {
  const text = 'See `web/app/routes.ts`, `locales/*/order.json` and [numbers](../numbers.md#money).';
  expect(pathsIn('docs/decisions/001.md', text)).toEqual([
    'web/app/routes.ts',
    'locales/',
    'docs/numbers.md',
  ]);
});

test.each(documents)('every path named in %s exists', (document) => {
  const paths = pathsIn(document, readFileSync(path.join(root, document), 'utf8'));
  expect(paths.filter((named) => !existsSync(path.join(root, named)))).toEqual([]);
});
