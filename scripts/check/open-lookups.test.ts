import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOpenLookups } from './open-lookups.ts';

const refused = [
  'texts[name];',
  'texts[name.slice(1)];',
  'texts[name] ?? name;',
  'texts?.[name];',
  'texts[name] ??= "";',
  'texts[name as keyof typeof texts];',
  'fixed[name as keyof typeof fixed];',
  'name in fixed;',
  'anything[name];',
  'texts[Math.random() > 0.5 ? name : "one"];',
];

const allowed = [
  'texts.one;',
  "texts['one'];",
  "const kind = 'one' as const; fixed[kind];",
  'const keyOf = <Key extends string>(table: Record<Key, string>, key: Key) => table[key];',
  'const places = [1, 2]; places[Number(name)];',
  'new Map([["one", 1]]).get(name);',
  'Object.hasOwn(texts, name) && texts[name];',
  '"one" in fixed;',
  'texts[name] = "";',
  'delete texts[name];',
];

const head =
  'declare const name: string; declare const anything: any; declare const texts: Record<string, string>; ' +
  'const fixed = { one: 1 };';

let folder: string;
let refusedLines: number[];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-lookups-'));
  const file = path.join(folder, 'example.ts');
  const lines = [...refused, ...allowed].map((line) => `export function* f() { ${line} }`);
  writeFileSync(file, [head, ...lines.map((line, index) => line.replace('f()', `f${index}()`))].join('\n'));
  const program = ts.createProgram([file], { lib: ['lib.es2023.d.ts'], types: [], strict: true });
  refusedLines = findOpenLookups(program).map((found) => Number(/\((\d+)\)/.exec(found)?.[1]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a lookup by a key that may be any text is refused', () => {
  it.each(refused)('%s', (line) => {
    expect(refusedLines).toContain(refused.indexOf(line) + 2);
  });

  it.each(allowed)('but not %s', (line) => {
    expect(refusedLines).not.toContain(refused.length + allowed.indexOf(line) + 2);
  });
});
