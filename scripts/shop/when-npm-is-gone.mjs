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

/** The id of the parent if the process is a shell. Null for any other process, which must be npm itself. */
function parentIfShell(pid) {
  const [, program, parent] = nameAndParent(pid) ?? [];
  return program?.endsWith('sh') ? Number(parent) : null;
}

/** The name of a process and the id of its parent. A small system may have no ps, and macOS has no /proc. */
function nameAndParent(pid) {
  try {
    return /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Without /proc, the program ps tells the name. If the process has just ended, neither /proc nor ps knows
    // it.
  }
  const { stdout } = spawnSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return /^(.*?) +(\d+)$/s.exec(stdout?.trim() ?? '');
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process is alive, but belongs to another user.
    return error.code === 'EPERM';
  }
}
