import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shop/services.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Flaky tests also count as passed. */
  flaky: readonly FlakyTest[];
}

export interface FlakyTest {
  name: string;
  /** Null when no trace was recorded. */
  trace: string | null;
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { attachments: PlaywrightAttachment[] }[] }[];
  }[];
}

interface PlaywrightAttachment {
  name: string;
  path?: string;
}

/** A file that could not be loaded has no tests in the report and counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const failed = report.testResults.reduce((sum, file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed').length;
    return sum + (file.status === 'failed' ? Math.max(tests, 1) : tests);
  }, 0);
  return {
    ...nothing,
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed on a retry counts as passed and as flaky. An error outside of the tests counts as a failure. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { config, stats, errors, suites } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => flakyTests(suite, config.rootDir)),
  };
}

function flakyTests({ suites = [], specs }: PlaywrightSuite, folder: string): FlakyTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => {
        const [failed] = results;
        const trace = failed?.attachments.find(({ name }) => name === 'trace')?.path;
        return {
          name: `[${projectName}] ${fromRoot(path.join(folder, file))}:${line} ${title}`,
          trace: trace ? fromRoot(trace) : null,
        };
      }),
  );
  return [...own, ...suites.flatMap((suite) => flakyTests(suite, folder))];
}

function fromRoot(file: string): string {
  return path.relative(root, file);
}

/** A runner counts as one failure if it could not report, ran no test, or ended with an error without a failed test. */
export function countRun(exitCode: number, reportFile: string, count: (report: never) => Counts): Counts {
  if (!existsSync(reportFile)) return oneFailure;
  const counts = count(JSON.parse(readFileSync(reportFile, 'utf8')) as never);
  const broken = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [] };
export const oneFailure: Counts = { ...nothing, failed: 1 };

export function add(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: [...sum.flaky, ...flaky],
    }),
    nothing,
  );
}

/** Such as `12 passed, 0 failed, 1 skipped`. */
export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function describeFlaky({ flaky }: Counts): string[] {
  if (flaky.length === 0) return [];
  const tests = flaky.map(
    ({ name, trace }) => `  ${name}\n    ${trace ? `trace: ${trace}` : 'without a trace'}`,
  );
  return ['flaky (failed first, passed when tried again):', ...tests];
}
