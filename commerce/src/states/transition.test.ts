import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Updates that set the column `status`, with Knex, with Objection or in SQL. */
const updatesOfStatus = [
  /\.(?:update|patch|merge)\((?:[^()]|\([^()]*\))*?\bstatus\b/,
  /\bUPDATE \w+ (?:AS \w+ )?SET\b[^;`]*\bstatus =/i,
];

test('only one place changes the status of an order, a charge, a refund, a proposal or a message', () => {
  const changing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => {
      const text = readFileSync(path.join(source, name), 'utf8');
      return updatesOfStatus.some((update) => update.test(text));
    });
  // Accounts are the exception: they are active or frozen and have no state table.
  expect(changing.sort()).toEqual(['states/transition.ts', 'users/freeze-member.ts']);
});
