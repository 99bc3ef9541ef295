import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs, parseEnv } from 'node:util';
import { openCaddy, panelHost, statusOf } from './deploy/caddy.ts';
import { shopInPlace } from './deploy/restrictions.ts';
import { runAsUnit, type UnitCommand } from './deploy/run-as-unit.ts';
import { readUnit, type Unit } from './deploy/unit.ts';
import { buildWhatChanged } from './shop/build.ts';
import { productionEnvironment } from './shop/environment.ts';
import { freePorts } from './shop/ports.ts';
import { writeMissingSecrets } from './shop/secrets.ts';
import { root } from './shop/services.ts';

const help = `node scripts/run.mjs try-units: tries the folder deploy on this machine, without installing anything.
Checks the Caddyfile and the units, then runs the commands of the units under their restrictions, as a user without
rights and with the shop read-only in /opt/junyao. Opens a page through Caddy, makes a backup, and stops the services.
Needs Linux with bubblewrap, Caddy, restic and systemd, which need not be running. Any user may start it.
Not tried, because bubblewrap can't: what systemd filters by system calls (SystemCallFilter, RestrictAddressFamilies and
others), and the limits of memory, tasks and files.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

const needed = { bwrap: 'bubblewrap', caddy: 'caddy', restic: 'restic', 'systemd-analyze': 'systemd' };
const names = ['commerce', 'cms', 'web'] as const;
const services = names.map((name) => `junyao-${name}.service`);
const sockets = names.map((name) => `junyao-${name}.socket`);
const backup = 'junyao-backup.service';
const units = [...services, ...sockets, backup, 'junyao-backup.timer', 'junyao.target'];
/** systemd rates from 0, the safest, to 100. */
const highestExposure = 15;
/** systemd before version 254 ignores these two. */
const allowed = /Unknown key '(RestartSteps|RestartMaxDelaySec)' in section \[Service\], ignoring\.$/;

if (values.help) {
  console.log(help);
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-units-'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(folder, 130));
  try {
    await tryUnits(folder);
    end(folder, 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    end(folder, 1);
  }
}

/** The folder is removed after the listeners that end the commands, which still write into it. */
function end(folder: string, code: number): never {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  process.exit(code);
}

async function tryUnits(folder: string): Promise<void> {
  const missing = Object.entries(needed).filter(([program]) => spawnSync(program, ['--help']).error);
  const packages = missing.map(([, name]) => name).join(' ');
  if (packages) throw new Error(`Programs are missing: apt-get install ${packages}`);
  // The user of the commands finds its own folders in here.
  chmodSync(folder, 0o711);
  await buildWhatChanged({ ...productionEnvironment(), DATA_DIR: folder }, console.log);
  await step('Caddyfile is valid', () => {
    check('caddy', 'validate', '--adapter', 'caddyfile', '--config', path.join(root, 'deploy/Caddyfile'));
  });
  await step('units are valid', verifyUnits);
  for (const name of [...services, backup]) {
    await step(`${name} is restricted enough`, () => {
      const options = ['--no-pager', '--offline=true', `--threshold=${highestExposure}`];
      check('systemd-analyze', 'security', ...options, path.join(root, 'deploy', name));
    });
  }
  await runUnits(folder);
}

/** Hides the units of this machine, so that only faults in the units of the shop are found. */
function verifyUnits(): void {
  const said = check(
    ...(['bwrap', '--ro-bind', '/', '/', '--tmpfs', '/tmp', '--tmpfs', '/etc/systemd/system'] as const),
    ...[...shopInPlace, 'systemd-analyze', 'verify', '--man=no'],
    ...units.map((name) => path.join('/opt/junyao/deploy', name)),
  );
  const faults = said.split('\n').filter((line) => line && !allowed.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function runUnits(folder: string): Promise<void> {
  const [commercePort = 0, cmsPort = 0, webPort = 0, port = 0] = await freePorts(4);
  const held = [commercePort, cmsPort, webPort];
  const address = `https://localhost:${port}`;
  const ports = [`PORT=${webPort}`, `COMMERCE_PORT=${commercePort}`, `CMS_PORT=${cmsPort}`];
  const settings = writeSettings(folder, [
    ...ports,
    `PUBLIC_URL=${address}`,
    `PANEL_URL=https://${panelHost}:${port}`,
  ]);
  const running: { unit: Unit; service: UnitCommand }[] = [];
  for (const [index, unit] of services.map(readUnit).entries()) {
    const opened = readUnit(unit.value('Requires')).value('ListenStream');
    const socket = opened.replace(/\d+$/, String(held[index]));
    await step(`${unit.name} answers`, async () => {
      const service = runAsUnit(unit, 'ExecStart', { folder, settings, socket });
      running.unshift({ unit, service });
      const ended = service.succeeded.then(() => Promise.reject(new Error('It ended before it answered.')));
      const answers = runAsUnit(unit, 'ExecStartPost', { folder, settings }).succeeded;
      await within(unit.value('TimeoutStartSec'), Promise.race([answers, ended]));
    });
  }
  await step('Caddy shows a page, and the panel only to allowed networks', () =>
    openPages(folder, port, webPort),
  );
  await step(
    `${backup} succeeds`,
    () => runAsUnit(readUnit(backup), 'ExecStart', { folder, settings }).succeeded,
  );
  for (const { unit, service } of running) {
    await step(`${unit.name} stops`, () => {
      service.terminate();
      return within(unit.value('TimeoutStopSec'), service.succeeded);
    });
  }
}

function writeSettings(folder: string, lines: readonly string[]): NodeJS.Dict<string> {
  const file = path.join(folder, 'shop.env');
  writeMissingSecrets(file, 'production');
  const others = `TRUSTED_PROXIES=127.0.0.1
CMS_ADMIN_EMAIL=owner@example.cn
SMS_PROVIDERS=aliyun
ALIYUN_SMS_KEY_ID=id
ALIYUN_SMS_KEY_SECRET=secret
ALIYUN_SMS_SIGNATURE=Junyao
ALIYUN_SMS_TEMPLATES=SMS_123456789
RESTIC_REPOSITORY=/var/backups/junyao
RESTIC_PASSWORD=password`;
  appendFileSync(file, `${[...lines, others].join('\n')}\n`);
  return parseEnv(readFileSync(file, 'utf8'));
}

async function openPages(folder: string, port: number, webPort: number): Promise<void> {
  const caddy = await openCaddy({ folder, port, webPort });
  const ask = (host: string, path: string, from = '127.0.0.1') => statusOf({ host, port, path, from });
  const seen = {
    page: await ask('localhost', '/'),
    panel: await ask(panelHost, '/cms/admin'),
    pageFromElsewhere: await ask('localhost', '/', '127.0.0.2'),
    panelFromElsewhere: await ask(panelHost, '/cms/admin', '127.0.0.2'),
    panelOfShopFromElsewhere: await ask('localhost', '/cms/admin', '127.0.0.2'),
  };
  await caddy.stop();
  const wanted = {
    page: 200,
    panel: 200,
    pageFromElsewhere: 200,
    panelFromElsewhere: null,
    panelOfShopFromElsewhere: null,
  };
  if (!isDeepStrictEqual(seen, wanted)) throw new Error(`The answers are ${JSON.stringify(seen)}.`);
}

async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  const begin = Date.now();
  const seconds = () => `(${((Date.now() - begin) / 1000).toFixed(1)} s)`;
  try {
    await work();
  } catch (error) {
    throw new Error(`✗ ${name} ${seconds()}\n${error instanceof Error ? error.message : error}`);
  }
  console.log(`✓ ${name} ${seconds()}`);
}

function within(seconds: string, work: Promise<void>): Promise<void> {
  const late = wait(Number(seconds) * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`It took more than ${seconds} s.`);
  });
  return Promise.race([work, late]);
}

function check(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}
