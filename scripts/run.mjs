// Plain JavaScript, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenNpmIsGone } from './shop/when-npm-is-gone.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.installed');
const [name, ...args] = process.argv.slice(2);

refuseOldNode();
main();

async function main() {
  const script = findScript();
  // This process sends SIGTERM to itself, and run() passes the signal on to the running command.
  whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'));
  const alone = runsAlone();
  if (!alone) {
    await installWhatIsMissing();
    await fitSqliteToNode();
  }
  // The IPC channel tells the script when this process is gone, even if this process was killed.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const loader = alone ? [] : ['--import', 'tsx'];
  process.exitCode = await run(process.execPath, [...loader, script, ...args], { stdio });
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `This shop needs Node 20.19 or newer and found ${process.versions.node}: install it from https://nodejs.org`,
  );
}

function findScript() {
  const file = path.join(root, 'scripts', `${name}.ts`);
  if (name && name !== '--help' && existsSync(file)) return file;
  const names = readdirSync(path.join(root, 'scripts'))
    .filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts'))
    .map((entry) => entry.slice(0, -3));
  console.log(`Runs one of the scripts: node scripts/run.mjs <name> [--help]\nNames: ${names.join(', ')}`);
  process.exit(name === '--help' ? 0 : 1);
}

/** A shop in containers installs no packages. Since version 22.18, Node reads TypeScript itself. */
function runsAlone() {
  return ['secrets', 'rotate'].includes(name) && Boolean(process.features.typescript);
}

/** Native modules are built for one version of Node's binary interface. */
async function installWhatIsMissing() {
  const stamp = `${process.versions.modules} ${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}`;
  if (readIfThere(stampFile) === stamp) return;
  if (!installedByHand()) {
    console.error('Installing packages (the first time takes one to three minutes) …');
    const begin = Date.now();
    // `npm ci` would first delete node_modules; `npm install` fetches only what has changed.
    const command = existsSync(path.join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
    await install([...command, '--include=dev'], begin);
    console.error(`Installed in ${seconds(begin)} s.`);
  }
  writeFileSync(stampFile, stamp);
}

/** Version 13 of the SQLite driver crashes Node 20; version 12 crashes Node 24.19 and later (docs/platform.md). */
async function fitSqliteToNode() {
  if (Number.parseInt(process.versions.node, 10) > 20) return;
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'node_modules/better-sqlite3/package.json'), 'utf8'),
  );
  if (version.startsWith('12.')) return;
  console.error('Installing the driver of SQLite for Node 20 …');
  await install(['install', '--no-save', '--ignore-scripts=false', 'better-sqlite3@12.11.1'], Date.now());
}

/** Output of npm goes to stderr, because what a script prints may be the content of a file. */
async function install(npmArgs, begin) {
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { stdio: ['inherit', process.stderr, 'inherit'] };
  const code = await withTicker(begin, () => runNpm([...npmArgs, ...quietly], options));
  if (code !== 0) stop('Installing failed: npm says why above.');
}

/** Whether somebody has run npm since the lock file changed, for the same version of Node's binary interface. */
function installedByHand() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || statSync(record).mtimeMs < statSync(lockFile).mtimeMs) return false;
  const formerStamp = readIfThere(stampFile);
  return formerStamp === '' || formerStamp.startsWith(`${process.versions.modules} `);
}

function runNpm(npmArgs, options) {
  // npm_execpath names the program of the npm that started this script.
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.c?js$/.test(npm)) return run(process.execPath, [npm, ...npmArgs], options);
  const onWindows = process.platform === 'win32';
  return run(onWindows ? 'npm.cmd' : 'npm', npmArgs, { ...options, shell: onWindows });
}

/** Without a terminal, npm shows no progress. */
async function withTicker(begin, work) {
  const ticker = setInterval(() => console.error(`  … still installing (${seconds(begin)} s)`), 15_000);
  try {
    return await work();
  } finally {
    clearInterval(ticker);
  }
}

/** Resolves with the exit code. Signals are passed on, so that the command can end properly. */
function run(command, commandArgs, options) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, { cwd: root, stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    child.on('error', (error) => stop(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      for (const signal of signals) process.removeListener(signal, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function seconds(begin) {
  return Math.round((Date.now() - begin) / 1000);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
