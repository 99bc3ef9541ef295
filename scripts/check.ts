import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findImportViolations } from './check/check-imports.ts';
import { importRules } from './check/import-rules.ts';
import { npmCommand } from './shop/npm.ts';
import { root } from './shop/services.ts';

const help = `npm run check: everything that can be said about the code without running it.
Types of all workspaces, lint and format (Biome), and the directions in which files may import each other
(scripts/check/import-rules.ts).
  --help     shows this`;

interface Check {
  name: string;
  /** Resolves with what is wrong, an empty text when nothing is. */
  run: () => Promise<string>;
}

const checks: Check[] = [
  { name: 'types of web', run: npmRun('web') },
  { name: 'types of commerce', run: npmRun('commerce') },
  { name: 'types of cms', run: npmRun('cms') },
  { name: 'types of scripts and e2e', run: nodeRun('typescript/bin/tsc', '-p', '.') },
  { name: 'lint and format', run: biome('ci', '--error-on-warnings', '.') },
  { name: 'import directions', run: importDirections },
];

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  // Two at a time: more would only wait for each other on a small machine.
  const queue = [...checks];
  const results = await Promise.all([work(queue), work(queue)]);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

/** @returns whether all checks this worker took were clean */
async function work(queue: Check[]): Promise<boolean> {
  let clean = true;
  for (let check = queue.shift(); check; check = queue.shift()) {
    const begin = Date.now();
    const wrong = await check.run();
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.log(`${wrong ? '✗' : '✓'} ${check.name} (${seconds} s)${wrong ? `\n${wrong}` : ''}`);
    clean &&= !wrong;
  }
  return clean;
}

async function importDirections(): Promise<string> {
  const violations = await findImportViolations(root);
  return violations
    .map(({ rule, from, to }) => {
      const reason = importRules.find(({ name }) => name === rule)?.comment;
      return `  ${from} imports ${to}\n    ${rule}: ${reason}`;
    })
    .join('\n');
}

function npmRun(workspace: string): Check['run'] {
  return () => output(...npmCommand(['run', 'typecheck', '--silent', '-w', workspace]));
}

function biome(...args: string[]): Check['run'] {
  const colors = process.stdout.isTTY ? [] : ['--colors=off'];
  return nodeRun('@biomejs/biome/bin/biome', ...args, ...colors);
}

function nodeRun(program: string, ...args: string[]): Check['run'] {
  return () => output(process.execPath, [path.join(root, 'node_modules', program), ...args]);
}

/** What a command prints, if it fails. */
function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) =>
      resolve(code === 0 ? '' : Buffer.concat(chunks).toString() || `exit code ${code}`),
    );
  });
}
