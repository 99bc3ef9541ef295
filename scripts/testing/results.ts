import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A file that could not be loaded holds no test and counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const failed = report.testResults.reduce((sum, file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed').length;
    return sum + (file.status === 'failed' ? Math.max(tests, 1) : tests);
  }, 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** A test that passes only when tried again has failed. An error outside of tests counts as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The counts of a runner that ended with `exitCode`. A runner that broke before it could report, that ran
 * nothing, or that ends unhappily without a failed test is one failure.
 */
export function countRun(exitCode: number, reportFile: string, count: (report: never) => Counts): Counts {
  if (!existsSync(reportFile)) return oneFailure;
  const counts = count(JSON.parse(readFileSync(reportFile, 'utf8')) as never);
  const broken = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

export const oneFailure: Counts = { passed: 0, failed: 1, skipped: 0 };
export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  );
}

/** `12 passed, 0 failed`, with `, 1 skipped` where there is one. */
export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
