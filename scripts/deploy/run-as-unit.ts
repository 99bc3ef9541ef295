import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../shop/services.ts';
import { endWithUs } from '../testing/run-tests.ts';
import { restrictions } from './restrictions.ts';
import type { Unit } from './unit.ts';

/** Root runs the command as user 1, daemon, which owns no file on any Debian. Other callers keep their user. */
const uid = process.getuid?.() || 1;
const giveRightsAway =
  process.getuid?.() === 0 ? ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'] : [];

interface Options {
  folder: string;
  /** The content of /etc/junyao/shop.env. Its ports replace those of deploy/server.env, which may be in use. */
  settings: NodeJS.Dict<string>;
  socket?: string | undefined;
}

export interface UnitCommand {
  succeeded: Promise<void>;
  /** Sends SIGTERM to the command alone, as `KillMode=mixed` does. */
  terminate(): void;
}

export function runAsUnit(unit: Unit, key: string, { folder, settings, socket }: Options): UnitCommand {
  const env: NodeJS.Dict<string> = {
    ...{ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', HOME: '/var/lib/junyao' },
    ...parseEnv(readFileSync(path.join(root, 'deploy/server.env'), 'utf8')),
    ...settings,
  };
  for (const name of unit.words('UnsetEnvironment')) delete env[name];
  const passEnv = Object.keys(env).map((name) => `--setenv=${name}`);
  const [program = '', ...args] = [
    ...giveRightsAway,
    ...(socket ? ['systemd-socket-activate', `--listen=${socket}`, ...passEnv] : []),
    // The command is process 1 of a namespace. When it ends, so does everything that it has started.
    ...['bwrap', '--die-with-parent', '--unshare-pid', '--as-pid-1'],
    ...restrictions(unit, folder, uid),
    ...(socket ? ['--setenv', 'LISTEN_PID', '1'] : []),
    ...unit.words(key),
  ];
  process.umask(Number.parseInt(unit.value('UMask'), 8));
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-3000);
    });
  }
  const succeeded = once(child, 'close').then(([code, signal]) => {
    if (code !== 0) throw new Error(`${key} ended with ${signal ?? `exit code ${code}`}: ${said}`);
  });
  // Prevents an unhandled rejection when a service ends while another step is awaited.
  succeeded.catch(() => undefined);
  return {
    succeeded,
    terminate() {
      // setpriv and systemd-socket-activate were replaced by bubblewrap, whose only child is the command.
      process.kill(Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')), 'SIGTERM');
    },
  };
}
