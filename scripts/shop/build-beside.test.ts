import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBeside } from './build-beside.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'junyao-build-'));
  write('locales/zh.json', '{}');
  write('web/app/page.ts', 'page');
  write('web/node_modules/react/index.js', 'react');
  write('web/build/client/old-1a2b.js', 'old');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const inRoot = (file: string) => path.join(root, file);

function build(work: (copy: string) => void): Promise<void> {
  const plan = { root, folder: 'web', files: ['locales/zh.json', 'web/app/page.ts'], output: 'build' };
  return buildBeside(plan, async (copy) => work(copy));
}

it('keeps the old output until the build has finished, and nothing of it afterwards', async () => {
  await build((copy) => {
    mkdirSync(path.join(copy, 'build/client'), { recursive: true });
    writeFileSync(path.join(copy, 'build/client/new-3c4d.js'), 'new');
    expect(existsSync(inRoot('web/build/client/old-1a2b.js'))).toBe(true);
  });
  expect(readdirSync(inRoot('web/build/client'))).toEqual(['new-3c4d.js']);
  expect(readdirSync(root).sort()).toEqual(['locales', 'web']);
});

it('a build finds the sources and packages of the service, and the rest of the repository by ../', async () => {
  await build((copy) => {
    expect(readdirSync(copy).sort()).toEqual(['app', 'node_modules']);
    expect(readFileSync(path.join(copy, 'app/page.ts'), 'utf8')).toBe('page');
    expect(existsSync(path.join(copy, 'node_modules/react/index.js'))).toBe(true);
    expect(existsSync(path.join(copy, '../locales/zh.json'))).toBe(true);
    mkdirSync(path.join(copy, 'build'));
  });
  expect(existsSync(inRoot('web/node_modules/react/index.js'))).toBe(true);
});

it('a build that fails changes nothing', async () => {
  const failing = build(() => {
    throw new Error('it does not compile');
  });
  await expect(failing).rejects.toThrow('compile');
  expect(readFileSync(inRoot('web/build/client/old-1a2b.js'), 'utf8')).toBe('old');
  expect(existsSync(inRoot('web.building'))).toBe(false);
});
