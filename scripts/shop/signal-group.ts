import type { ChildProcess } from 'node:child_process';

/**
 * Sends a signal to a process that was started with `detached: true` and to the processes it has started. Does
 * nothing when all of these processes are gone.
 */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
