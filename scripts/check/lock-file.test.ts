import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shop/services.ts';
import { completeLockFile, findMissing, type LockFile } from './lock-file.ts';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;

it('the lock file has the packages for every system (if not, run node scripts/run.mjs complete-lock-file)', () => {
  expect(findMissing(lock)).toEqual([]);
});

it('the lock file names no registry', () => {
  expect(
    Object.values(lock.packages).filter((locked) => 'resolved' in locked && !('link' in locked)),
  ).toEqual([]);
});

it('the contract comes from the workspace, never from a package of that name in the registry', () => {
  expect(lock.packages['node_modules/@junyao/commerce']).toEqual({ resolved: 'commerce', link: true });
  expect(lock.packages.web?.devDependencies?.['@junyao/commerce']).toBe(lock.packages.commerce?.version);
});

it('a missing package is added for its system only', () => {
  const incomplete: LockFile = {
    packages: {
      'node_modules/a': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: { '@a/linux-x64-musl': '1.2.3' },
      },
    },
  };
  expect(completeLockFile(incomplete)).toEqual(['@a/linux-x64-musl']);
  expect(incomplete.packages['node_modules/@a/linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  });
});
