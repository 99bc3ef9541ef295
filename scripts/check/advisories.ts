import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { own } from '../../commerce/contract/own.ts';
import { npmCommand } from '../shop/npm.ts';
import type { LockFile } from './lock-file.ts';
import { type NeededBy, neededBy } from './needed-by.ts';

export interface Finding {
  name: string;
  version: string;
  severity: string;
  title: string;
  url: string;
  neededBy: NeededBy;
}

interface Answer {
  message?: string;
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  name: string;
  /** A string names an affected package on which this package depends. */
  via: (Advisory | string)[];
  /** The keys of the affected packages in the lock file. */
  nodes: string[];
}

interface Advisory {
  title: string;
  url: string;
  severity: string;
  range: string;
}

const severities = ['critical', 'high', 'moderate', 'low', 'info'];
const grave = new Set(['critical', 'high']);

/** @returns the findings, the gravest first, or the reason why the registry gave no answer */
export async function findAdvisories(
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Finding[] | { unanswered: string }> {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as LockFile;
  const answer = await audit(folder, env);
  if (!answer.vulnerabilities) return { unanswered: answer.message ?? 'npm printed no report' };
  return Object.values(answer.vulnerabilities)
    .flatMap((vulnerability) => findingsOf(vulnerability, lock))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

export function isGrave({ severity, neededBy }: Finding): boolean {
  return neededBy.production.length > 0 && grave.has(severity);
}

export function presentFinding({ name, version, severity, title, url, neededBy }: Finding): string {
  const { production, development } = neededBy;
  const use =
    production.length > 0
      ? `production of ${production.join(', ')}`
      : `development of ${development.join(', ')}`;
  return `${severity}: ${name} ${version}, ${use}: ${title} (${url})`;
}

function findingsOf({ name, via, nodes }: Vulnerability, lock: LockFile): Finding[] {
  return via
    .filter((advisory) => typeof advisory !== 'string')
    .flatMap(({ title, url, severity, range }) =>
      nodes
        .map((location) => ({ location, version: own(lock.packages, location)?.version ?? '' }))
        .filter(({ version }) => satisfies(version, range, { includePrerelease: true }))
        .map(({ location, version }) => ({
          ...{ name, version, severity, title, url },
          neededBy: neededBy(lock, location),
        })),
    );
}

async function audit(folder: string, env: NodeJS.ProcessEnv): Promise<Answer> {
  // Where NODE_ENV is production, npm leaves out packages of development unless it is told to include them.
  const options = [
    '--json',
    '--package-lock-only',
    '--include=dev',
    '--fetch-retries=1',
    '--loglevel=silent',
  ];
  const printed = await run(...npmCommand(['audit', ...options]), folder, env);
  try {
    return JSON.parse(printed) as Answer;
  } catch {
    return { message: printed.trim() };
  }
}

/** Resolves with the output even if the command fails: `npm audit` fails if it has found something. */
function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
