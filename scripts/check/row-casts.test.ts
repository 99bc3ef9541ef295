import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../shop/services.ts';

const refused = [
  'rows as any;',
  'rows as never;',
  'rows as unknown as Order[];',
  "(await db('orders').select('orderNo')) as Order[];",
  "row as Row<'orders'>;",
  'row as Address;',
  'rows as Order[];',
  "row as Pick<User, 'id' | 'phone'>;",
  "db('typo' as TableName);",
  "column('orders.typo' as ColumnName);",
  "(knex as Db)('typo');",
  "(knex as Trx)('typo');",
];

const allowed = [
  "const columns = ['orderNo', 'status'] as const;",
  "const rows: Order[] = await db('orders');",
  "await db('orders').select('orders.payableUntil as until');",
  'key as keyof typeof words;',
  'answer as OrderAddress;',
];

let folder: string;
let refusedLines: number[];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'row-casts-'));
  const plugins = [path.join(import.meta.dirname, 'row-casts.grit')];
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins }));
  const lines = [...refused, ...allowed].join('\n');
  writeFileSync(path.join(folder, 'example.ts'), `${lines}\n`);
  refusedLines = lint(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the numbers of the refused lines, counted from 1 */
function lint(folder: string): number[] {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/title=plugin.*?\bline=(\d+)/g)].map(([, line]) => Number(line));
}

describe('a cast that hides what a query answers is refused', () => {
  it.each(refused)('%s', (line) => {
    expect(refusedLines).toContain(refused.indexOf(line) + 1);
  });

  it.each(allowed)('but not %s', (line) => {
    expect(refusedLines).not.toContain(refused.length + allowed.indexOf(line) + 1);
  });

  it('to every type of a row that a file tables.ts names', () => {
    const plugin = readFileSync(path.join(import.meta.dirname, 'row-casts.grit'), 'utf8');
    const source = path.join(root, 'commerce/src');
    const types = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === 'tables.ts' && name !== path.join('db', 'tables.ts'))
      .flatMap((name) => [
        ...readFileSync(path.join(source, name), 'utf8').matchAll(/Table<\s*(?:Stored<)?([A-Z]\w+)/g),
      ])
      .map(([, type]) => type);
    expect(plugin).toContain(`(?:${[...new Set(types)].sort().join('|')})`);
  });

  it('in the code of commerce outside of db', () => {
    const { overrides } = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
    expect(overrides).toContainEqual({
      includes: ['commerce/src/**', 'commerce/seeds/**', '!commerce/src/db/**', '!**/*.test.ts'],
      plugins: ['./scripts/check/row-casts.grit'],
    });
  });
});
