import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findImportViolations } from './check/check-imports.ts';
import { importRules } from './check/import-rules.ts';
import { npmCommand } from './shop/npm.ts';
import { root } from './shop/services.ts';

const help = `npm run check: checks the code without running it.
It checks the types of all workspaces, lint and format (Biome), and which files import each other (the rules are in
scripts/check/import-rules.ts).
  --help     shows this`;

interface Check {
  name: string;
  /** Resolves with what is wrong, or with an empty text. */
  run: () => Promise<string>;
}

/** On two cores, more than two rows at once would only wait for each other. */
const rows: Check[][] = [
  [
    { name: 'types of web', run: npmRun('web') },
    {
      name: 'types of scripts and e2e',
      run: () => output(process.execPath, ['--import', 'tsx', 'scripts/check/check-types.ts']),
    },
  ],
  [
    { name: 'types of commerce', run: npmRun('commerce') },
    { name: 'types of cms', run: npmRun('cms') },
    { name: 'lint and format', run: biome('ci', '--error-on-warnings', '.') },
    { name: 'import directions', run: importDirections },
  ],
];

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  const clean = await Promise.all(rows.map(runRow));
  process.exitCode = clean.every(Boolean) ? 0 : 1;
}

async function runRow(row: readonly Check[]): Promise<boolean> {
  let clean = true;
  for (const check of row) {
    const begin = Date.now();
    const wrong = await check.run();
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.log(`${wrong ? '✗' : '✓'} ${check.name} (${seconds} s)${wrong ? `\n${wrong}` : ''}`);
    if (wrong) clean = false;
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

/** Resolves with the output of a failed command, else with an empty text. */
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
