import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pollMilliseconds = 1000;

/**
 * Calls `act` when the npm that runs this script is gone. npm runs a script in a shell, and the shell does not hand
 * signals on: a SIGTERM to npm alone would leave the script running without a parent. A script that was started
 * without npm may outlive its parent, as it should after `nohup` or `setsid`.
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

/** The parent of a process that is a shell; null when it is another program, which then is npm itself. */
function parentIfShell(pid) {
  const [, program, parent] = nameAndParent(pid) ?? [];
  return program?.endsWith('sh') ? Number(parent) : null;
}

/** The name of a process and the id of its parent. A small system may have no ps, and macOS has no /proc. */
function nameAndParent(pid) {
  try {
    return /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Here ps is asked. It also finds nothing if the process has just ended.
  }
  const { stdout } = spawnSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return /^(.*?) +(\d+)$/s.exec(stdout?.trim() ?? '');
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user can't be signalled, but it is there.
    return error.code === 'EPERM';
  }
}
