import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shop/services.ts';
import { seededBugs } from './seeded-bugs.ts';

test.each(seededBugs)(
  'the code that the bug replaces is there exactly once: $what',
  ({ file, right, wrong }) => {
    const source = readFileSync(path.join(root, 'commerce', file), 'utf8');
    expect(source.split(right)).toHaveLength(2);
    expect(wrong).not.toBe(right);
  },
);
