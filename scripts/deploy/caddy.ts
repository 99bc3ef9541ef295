import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../shop/services.ts';
import { endWithUs } from '../testing/run-tests.ts';

interface Options {
  folder: string;
  port: number;
  webPort: number;
}

export const panelHost = 'panel.localhost';

export const isCaddyInstalled = () => !spawnSync('caddy', ['version']).error;

/** Replaces the hosts of deploy/Caddyfile by localhost and `panelHost`. */
export async function openCaddy({ folder, port, webPort }: Options): Promise<{ stop(): Promise<void> }> {
  const shipped = readFileSync(path.join(root, 'deploy/Caddyfile'), 'utf8');
  const file = path.join(folder, 'Caddyfile');
  const adapted = shipped
    .replace(
      'grace_period 15s',
      'grace_period 15s\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust',
    )
    // A caller from another loopback address then counts as a caller from another machine.
    .replace('127.0.0.0/8', '127.0.0.1')
    .replace('\nhttps:// {', `\nhttps://:${port} {`);
  writeFileSync(file, adapted);
  const env = {
    ...{ ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    PUBLIC_URL: `https://localhost:${port}`,
    PANEL_URL: `https://${panelHost}:${port}`,
    WEB_ADDRESS: `127.0.0.1:${webPort}`,
  };
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'pipe' });
  endWithUs(caddy);
  let said = '';
  caddy.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  });
  const ended = once(caddy, 'exit');
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100 || caddy.exitCode !== null) throw new Error(`Caddy does not start: ${said}`);
    await wait(100);
  }
  return {
    async stop() {
      caddy.kill('SIGTERM');
      await ended;
    },
  };
}

const answers = async (port: number) =>
  (await statusOf({ host: 'localhost', port, path: '/internal/health', from: '127.0.0.1' })) === 200;

/** @returns the status; null if the connection was closed without an answer */
export function statusOf({
  host,
  port,
  path,
  from,
}: Record<'host' | 'path' | 'from', string> & { port: number }) {
  return new Promise<number | null>((resolve) => {
    const options = { host: '127.0.0.1', localAddress: from, port, path, servername: host };
    // Node does not trust the internal authority of Caddy.
    request({ ...options, headers: { host: `${host}:${port}` }, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    })
      .on('error', () => resolve(null))
      .end();
  });
}
