import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectDefaultMetrics, type MetricObject, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { hour, systemClock } from '../../commerce/src/clock.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { longestPause } from '../../commerce/src/health/last-backup.ts';
import { measureShop } from '../../commerce/src/health/measure-shop.ts';
import { registry } from '../../commerce/src/metrics/metrics.ts';
import { measurePreparation, measureWeb } from '../../web/server/metrics/measure-web.ts';
import { createMetrics as createWebMetrics } from '../../web/server/metrics/metrics.ts';
import { root } from '../shop/services.ts';

const deploy = path.join(root, 'deploy');
const alerts = readFileSync(path.join(deploy, 'alerts.yml'), 'utf8');
const board = JSON.parse(readFileSync(path.join(deploy, 'grafana.json'), 'utf8')) as Board;

interface Board {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const expressionsOfBoard = board.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '1m')] as const),
);
const expressionsOfAlerts = [
  ...alerts.matchAll(/- alert: (\w+)\n(?: +#.*\n)*? +expr: (?:\|-\n((?: {10}.*\n)+)|(.*)\n)/g),
].map(([, name = '', block, line]) => [name, block ?? line ?? ''] as const);

const exported = new Map<string, readonly string[]>([
  ['up', []],
  ...exportedBy(commerce()),
  ...exportedBy(web()),
  ...exportedBy(await cms()),
  ...exportedBy(ofProcess()),
]);

function commerce() {
  // No query is made, so the database need not exist.
  const db = connect({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', dataDir: '' });
  measureShop({ db, clock: systemClock, config: { dataDir: '', hasBackups: true } }, registry);
  return { registry };
}

/** The CMS is compiled as CommonJS, which TypeScript does not let an ES module import by name. */
async function cms() {
  const file = path.join(root, 'cms/src/metrics/metrics.ts');
  const { createMetrics } = (await import(pathToFileURL(file).href)) as {
    createMetrics(state: object): { registry: Registry };
  };
  return createMetrics({});
}

function web() {
  const metrics = createWebMetrics();
  const cacheSize = () => ({ pages: 0, bytes: 0 });
  measureWeb(metrics, { cacheSize, contentCheckedAt: () => null, mediaWaiting: () => 0 });
  measurePreparation(metrics, () => 0);
  return metrics;
}

function ofProcess() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry };
}

function exportedBy({ registry }: { registry: Registry }): [string, string[]][] {
  const metrics = registry.getMetricsAsArray() as (MetricObject & { labelNames?: string[] })[];
  return metrics.flatMap(({ name, type, labelNames = [] }): [string, string[]][] => {
    if (String(type) !== 'histogram') return [[name, labelNames]];
    return [
      [`${name}_bucket`, [...labelNames, 'le']],
      [`${name}_sum`, labelNames],
      [`${name}_count`, labelNames],
    ];
  });
}

/** Prometheus adds these labels to every row. */
const ofEveryRow = ['job', 'instance'];
const words = ['by', 'and', 'or', 'unless', 'offset'];

function namesIn(expression: string): { rows: string[]; labels: string[] } {
  const text = expression.replaceAll(/"[^"]*"/g, '""').replaceAll(/\[\w+\]/g, '');
  const lists = [...text.matchAll(/\{([^}]*)\}|\bby \(([^)]*)\)/g)].map(([, a, b]) => a ?? b ?? '');
  const rest = text.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, ' ');
  const rows = [...rest.matchAll(/\b[a-z_]\w*(?!\w*\s*\()/g)].map(([name]) => name);
  return {
    rows: rows.filter((name) => !words.includes(name)),
    labels: lists.flatMap((list) => [...list.matchAll(/[a-z_]\w*/g)].map(([name]) => name)),
  };
}

test('rows and labels are found in an expression', () => {
  expect(
    namesIn(
      'sum by (job, le) (rate(a_b{status=~"5..|x_y",c="d"}[5m])) / max by (le) (e_f) > 0.05 or g offset 1h',
    ),
  ).toEqual({
    rows: ['a_b', 'e_f', 'g'],
    labels: ['job', 'le', 'status', 'c', 'le'],
  });
});

test('there are six alerts, each with a summary and a description', () => {
  expect(expressionsOfAlerts.map(([name]) => name)).toEqual([
    'JunyaoServiceDown',
    'JunyaoRequestsFail',
    'JunyaoBooksWrong',
    'JunyaoBackupLate',
    'JunyaoCodesNotSent',
    'JunyaoCodesRunOut',
  ]);
  for (const part of ['summary: ', 'description: ', 'severity: ']) expect(alerts.split(part)).toHaveLength(7);
});

test.each([...expressionsOfAlerts, ...expressionsOfBoard])(
  '%s asks only for rows and labels that a service exports: %s',
  (_, expression) => {
    const { rows, labels } = namesIn(expression);
    expect(rows).not.toEqual([]);
    expect(rows.filter((name) => !exported.has(name))).toEqual([]);
    const known = [...ofEveryRow, ...rows.flatMap((name) => exported.get(name) ?? [])];
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  },
);

/** Samples of one row, a minute apart, in the notation of promtool. The time begins at 0. */
type Row = readonly [row: string, values: string];

const checkedAtMinutes = 60;
/** The time, in seconds, that lies this many hours before the check of the alerts. */
const before = (hours: number) => (checkedAtMinutes - hours * 60) * 60;

const lateAfterHours = longestPause / hour;

const requests = (status: number) =>
  `http_request_duration_seconds_count{job="junyao-web",path="/",status="${status}"}`;
const codes = (outcome: string) => `sms_codes_total{job="junyao-commerce",outcome="${outcome}"}`;
const ofDay = 'sms_day_quota_used{job="junyao-commerce",by="guests"}';
const findings = 'ledger_findings{job="junyao-commerce"}';
const waiting = 'rows_waiting_for_seal{job="junyao-commerce"}';
const booksChecked = 'ledger_checked_timestamp_seconds{job="junyao-commerce"}';
const backupMade = 'backup_timestamp_seconds{job="junyao-commerce"}';

const well: Row[] = [
  ['up{job="junyao-web"}', '1x60'],
  ['up{job="junyao-cms"}', '1x60'],
  [requests(200), '0+60x60'],
  [requests(500), '0+1x60'],
  [findings, '0x60'],
  [booksChecked, `${before(23)}x60`],
  [waiting, '0 101 0x40 1x12 0 1x3'],
  [backupMade, `${before(lateAfterHours - 0.5)}x60`],
  [codes('accepted'), '0+5x60'],
  [codes('phoneRefused'), '0+1x60'],
  [codes('notSent'), '0x60'],
  [codes('unknown'), '0x60'],
  [ofDay, '0.49x60'],
];

/** `rows` replace those of `well`. `fires` names the expected alerts, each with its service. */
const cases: { name: string; rows: Row[]; fires: Record<string, string> }[] = [
  { name: 'all is well', rows: [], fires: {} },
  {
    name: 'the CMS does not answer',
    rows: [['up{job="junyao-cms"}', '1x55 0x5']],
    fires: { JunyaoServiceDown: 'junyao-cms' },
  },
  { name: 'the CMS is restarted', rows: [['up{job="junyao-cms"}', '1x57 0 1 1']], fires: {} },
  {
    name: 'one request in ten fails',
    rows: [[requests(500), '0x50 6+6x9']],
    fires: { JunyaoRequestsFail: 'junyao-web' },
  },
  {
    name: 'the only request fails',
    rows: [
      [requests(200), '0x60'],
      [requests(500), '0x56 1x4'],
    ],
    fires: {},
  },
  {
    name: 'the books are wrong',
    rows: [[findings, '0x50 1x10']],
    fires: { JunyaoBooksWrong: 'junyao-commerce' },
  },
  {
    name: 'the books were not checked for more than a day',
    rows: [[booksChecked, `${before(25)}x60`]],
    fires: { JunyaoBooksWrong: 'junyao-commerce' },
  },
  {
    name: 'nothing is sealed any more',
    rows: [[waiting, '0x38 1x22']],
    fires: { JunyaoBooksWrong: 'junyao-commerce' },
  },
  {
    name: 'the newest backup is late',
    rows: [[backupMade, `${before(lateAfterHours + 0.5)}x60`]],
    fires: { JunyaoBackupLate: 'junyao-commerce' },
  },
  {
    name: 'one code was not sent',
    rows: [[codes('notSent'), '0x56 1x4']],
    fires: { JunyaoCodesNotSent: 'junyao-commerce' },
  },
  {
    name: 'one code may not have been sent',
    rows: [[codes('unknown'), '0x56 1x4']],
    fires: { JunyaoCodesNotSent: 'junyao-commerce' },
  },
  {
    name: 'guests have used half of the codes of a day',
    rows: [[ofDay, '0.5x60']],
    fires: { JunyaoCodesRunOut: 'junyao-commerce' },
  },
];

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;

test.runIf(hasPromtool)('each alert fires when it should, and only then', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'));
  copyFileSync(path.join(deploy, 'alerts.yml'), path.join(folder, 'alerts.yml'));
  const tests = cases.map(({ name, rows, fires }) => ({
    name,
    interval: '1m',
    input_series: [...new Map([...well, ...rows])].map(([series, values]) => ({ series, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname, job) (ALERTS{alertstate="firing"})',
        eval_time: `${checkedAtMinutes}m`,
        exp_samples: Object.entries(fires).map(([alert, job]) => ({
          labels: `{alertname="${alert}",job="${job}"}`,
          value: 1,
        })),
      },
    ],
  }));
  const file = { rule_files: ['alerts.yml'], evaluation_interval: '1m', tests };
  writeFileSync(path.join(folder, 'tests.yml'), JSON.stringify(file));
  const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'tests.yml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain('SUCCESS');
});

test.runIf(hasPromtool)('promtool accepts the example configuration, the alerts and each expression', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  for (const name of ['prometheus.yml', 'alerts.yml']) {
    copyFileSync(path.join(deploy, name), path.join(folder, name));
  }
  const rules = expressionsOfBoard.map(([, expr], index) => ({ record: `panel_${index}`, expr }));
  writeFileSync(path.join(folder, 'board.yml'), JSON.stringify({ groups: [{ name: 'board', rules }] }));
  const complaints = ['config prometheus.yml', 'rules board.yml'].map((check) => {
    const { status, stderr } = spawnSync('promtool', ['check', ...check.split(' ')], {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stderr;
  });
  rmSync(folder, { recursive: true });
  expect(complaints).toEqual(['', '']);
});
