import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { add, countRun, countVitest, nothing, oneFailure, sentence } from './results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const vitest = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults: [passing] };

function reportOf(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('tests of Vitest are counted, and skipped ones separately', () => {
  expect(countVitest(vitest)).toEqual({ ...nothing, passed: 3, skipped: 2 });
});

it('a test file that cannot be loaded is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(countVitest({ ...vitest, testResults: [passing, broken] })).toMatchObject({ failed: 1 });
});

it('a runner that ended with an error, without a report or without a test counts as a failure', () => {
  expect(countRun(1, reportOf(vitest), countVitest)).toMatchObject({ passed: 3, failed: 1 });
  expect(countRun(1, path.join(folder, 'nowhere.json'), countVitest)).toEqual(oneFailure);
  expect(countRun(0, reportOf({ ...vitest, numPassedTests: 0 }), countVitest)).toMatchObject({ failed: 1 });
});

it('the last line has the sums of all runners', () => {
  const total = add([{ ...nothing, passed: 3 }, oneFailure]);
  expect(sentence(total)).toBe('3 passed, 1 failed');
  expect(sentence({ ...total, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
