import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Forks a script that tells the port of its server. It has a process of its own, as the shop has. */
export async function startBare(
  script: URL,
  args: readonly string[],
): Promise<{ url: URL; stop: () => void }> {
  const child = fork(script, args, {
    execArgv: process.execArgv,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { url: new URL(`http://127.0.0.1:${port}/`), stop: () => child.kill() };
}
