import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stored in a file after every batch. */
export interface Progress {
  done: number;
  milliseconds: number;
  /** The seed of each following batch is higher by one. */
  firstSeed: number;
  batches: number;
  /** A failed batch can be repeated with its seed. */
  failures: Batch[];
}

export interface Batch {
  seed: number;
  count: number;
}

export interface LongRun {
  file: string;
  count: number;
  batch: number;
  /** Resolves with whether the batch passed. */
  run(batch: Batch): Promise<boolean>;
  say(line: string): void;
}

/** Continues a run that was stopped. A failed batch does not end the run. */
export async function longRun({ file, count, batch, run, say }: LongRun): Promise<Progress> {
  const progress = readProgress(file);
  if (progress.done > 0) say(`goes on after ${number(progress.done)} (${file})`);
  while (progress.done < count) {
    const next = {
      seed: progress.firstSeed + progress.batches,
      count: Math.min(batch, count - progress.done),
    };
    const begin = performance.now();
    if (!(await run(next))) progress.failures.push(next);
    progress.milliseconds += performance.now() - begin;
    progress.done += next.count;
    progress.batches += 1;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(progress, null, 2));
    const left = ((count - progress.done) * progress.milliseconds) / progress.done;
    say(
      `${number(progress.done)} of ${number(count)}, ${progress.failures.length} failures, ${duration(left)} left`,
    );
  }
  return progress;
}

export function forgetProgress(file: string): void {
  rmSync(file, { force: true });
}

function readProgress(file: string): Progress {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const firstSeed = Math.floor(Math.random() * 1e9);
  return { done: 0, milliseconds: 0, firstSeed, batches: 0, failures: [] };
}

/** Such as `20,000`. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}

/** Such as `2 h 5 min`, `3 min` or `20 s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
