import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAlive } from './is-alive.mjs';

const pollMilliseconds = 1000;

/**
 * npm runs scripts in a shell, which does not pass signals on, so a SIGTERM to npm alone would leave the script
 * running. A script started without npm may outlive its parent, as after `nohup` or `setsid`.
 */
export function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = parentIfShell(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isAlive(npm))) return;
    clearInterval(timer);
    act();
  }, pollMilliseconds);
  timer.unref();
}

/** Null if the process is not a shell: then it is npm itself. */
function parentIfShell(pid) {
  const [, program, parent] = nameAndParent(pid) ?? [];
  return program?.endsWith('sh') ? Number(parent) : null;
}

/** A small system may have no ps, and macOS has no /proc. */
function nameAndParent(pid) {
  try {
    return /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // If the process has just ended, neither /proc nor ps knows it.
  }
  const { stdout } = spawnSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return /^(.*?) +(\d+)$/s.exec(stdout?.trim() ?? '');
}
