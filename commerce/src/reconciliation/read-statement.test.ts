import { expect, test } from 'vitest';
import { collect } from '../../test/collect.ts';
import { statementOf } from '../../test/statements.ts';
import { readLines, surveyStatement } from './read-statement.ts';

const day = '2026-01-15';
const file = statementOf('wechatTrade', day, [
  { kind: 'payment', no: '2026011500001', amount: '100.00', time: `${day} 01:00:00`, name: 'bowl' },
]);

async function* rowsOf(text: string) {
  yield* text.split(/\r?\n/);
}

async function readStatement(text: string, anyway = false) {
  await surveyStatement(rowsOf(text), anyway);
  return collect(readLines(rowsOf(text)));
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work().catch(() => undefined);
  return performance.now() - begin;
}

test.each([
  ['spaces', `${' '.repeat(500_000)}x`],
  ['beginnings of a period', '开始时间:2026-01-01 '.repeat(50_000)],
  ['combining characters', '\u0315\u0300'.repeat(100_000)],
])('a line of %s takes no noticeable time', async (_, line) => {
  expect(await timeOf(() => readStatement(`${line}\n${file}`))).toBeLessThan(1000);
  expect(await timeOf(() => readStatement(`${file}\n${line}`, false))).toBeLessThan(1000);
});

test('of a line that is too long for a statement nothing is read', async () => {
  const [payment] = await readStatement(file);
  expect(payment).toMatchObject({ serialNo: '2026011500001', amountFen: 10_000 });
  const long = file.replace('bowl', 'bowl'.repeat(2000));
  expect(await readStatement(long, true)).toMatchObject([{ reason: 'columns' }]);
});
