import type { Challenge, Work } from '@junyao/commerce/contract';
import { solveChallengeWorkers } from 'altcha-lib';

const timeoutMs = 60_000;
/** A phone has about as many fast cores, and each worker needs 16 MiB. */
const mostWorkers = 4;

/** @returns null if the browser lacks workers or WebAssembly, or finds no solution within a minute */
export async function solve(challenge: Challenge): Promise<Work | null> {
  const workers: Worker[] = [];
  const solving = solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => {
      const worker = new Worker(new URL('./work-solver.ts', import.meta.url), { type: 'module' });
      workers.push(worker);
      return worker;
    },
  });
  // The workers can't end themselves in time if their file never loads.
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  const solution = await Promise.race([solving.catch(() => null), late]);
  for (const worker of workers) worker.terminate();
  if (!solution) return null;
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
