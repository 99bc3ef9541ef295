import type { ChildProcess } from 'node:child_process';

/** The process must be started with `detached: true`. Its children get the signal too. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
