import type { Challenge, Work } from '@junyao/commerce/contract';
import { solveChallengeWorkers } from 'altcha-lib';

const timeoutMs = 60_000;
/** A phone has about as many fast cores, and each worker needs 16 MiB. */
const mostWorkers = 4;

/** @returns null if the browser lacks workers or WebAssembly, or finds no solution within a minute */
export async function solve(challenge: Challenge): Promise<Work | null> {
  const solving = solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./work-solver.ts', import.meta.url), { type: 'module' }),
    timeout: timeoutMs,
  });
  const solution = await solving.catch(() => null);
  if (!solution) return null;
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
