import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectDefaultMetrics, type MetricObject, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { systemClock } from '../../commerce/src/clock.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { measureShop } from '../../commerce/src/metrics/measure-shop.ts';
import { registry as registryOfCommerce } from '../../commerce/src/metrics/metrics.ts';
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

/** The labels of each row that a service exports, by the name of the row. */
const exported = new Map<string, readonly string[]>([
  // Prometheus itself makes this row.
  ['up', []],
  ...exportedBy(commerce()),
  ...exportedBy(web()),
  ...exportedBy(await cms()),
  ...exportedBy(ofProcess()),
]);

function commerce() {
  // No query is made, so the database need not exist.
  const db = connect({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', dataDir: '' });
  measureShop({ db, clock: systemClock, config: { dataDir: '', hasBackups: true } });
  return { registry: registryOfCommerce };
}

/** The CMS is compiled as CommonJS, whose files TypeScript lets no ES module of this folder import by name. */
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
  // The types of the library hide the labels.
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
const words = ['by', 'and', 'or', 'unless', 'without'];

/** The names of rows and the labels in an expression of PromQL. */
function namesIn(expression: string): { rows: string[]; labels: string[] } {
  const text = expression.replaceAll(/"[^"]*"/g, '""').replaceAll(/\[\w+\]/g, '');
  const lists = [...text.matchAll(/\{([^}]*)\}|\bby \(([^)]*)\)/g)].map(([, a, b]) => a ?? b ?? '');
  const rest = text.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, ' ');
  const rows = [...rest.matchAll(/[a-z_]\w*(?!\w*\s*\()/g)].map(([name]) => name);
  return {
    rows: rows.filter((name) => !words.includes(name)),
    labels: lists.flatMap((list) => [...list.matchAll(/[a-z_]\w*/g)].map(([name]) => name)),
  };
}

test('rows and labels are found in an expression', () => {
  expect(
    namesIn('sum by (job, le) (rate(a_b{status=~"5..|x_y",c="d"}[5m])) / max by (le) (e_f) > 0.05 or g'),
  ).toEqual({
    rows: ['a_b', 'e_f', 'g'],
    labels: ['job', 'le', 'status', 'c', 'le'],
  });
});

test('there are five alerts, each with a summary and a description', () => {
  expect(expressionsOfAlerts.map(([name]) => name)).toEqual([
    'JunyaoServiceDown',
    'JunyaoRequestsFail',
    'JunyaoBooksWrong',
    'JunyaoBackupLate',
    'JunyaoCodesNotSent',
  ]);
  for (const part of ['summary: ', 'description: ', 'severity: ']) expect(alerts.split(part)).toHaveLength(6);
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

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;

test.runIf(hasPromtool)('promtool accepts the example configuration, the alerts and each expression', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  for (const name of ['prometheus.yml', 'alerts.yml']) {
    copyFileSync(path.join(deploy, name), path.join(folder, name));
  }
  const rules = expressionsOfBoard.map(([, expr], index) => ({ record: `panel_${index}`, expr }));
  // JSON is YAML too.
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
