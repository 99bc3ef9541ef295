import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../shop/services.ts';

interface Options {
  folder: string;
  port: number;
  webPort: number;
}

/**
 * Opens Caddy with deploy/Caddyfile, for localhost in place of the host of the shop, with certificates of its internal
 * authority.
 */
export async function openCaddy({ folder, port, webPort }: Options): Promise<{ stop(): Promise<void> }> {
  const shipped = readFileSync(path.join(root, 'deploy/Caddyfile'), 'utf8');
  const file = path.join(folder, 'Caddyfile');
  const adapted = shipped
    .slice(0, shipped.indexOf('panel.example.cn {'))
    .replace(
      'grace_period 15s',
      'grace_period 15s\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust',
    )
    .replace('127.0.0.1:3000', `127.0.0.1:${webPort}`)
    .replace('shop.example.cn {', `https://localhost:${port} {\n\ttls internal`);
  writeFileSync(file, adapted);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'pipe' });
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

const answers = (port: number) =>
  fetch(`https://localhost:${port}/internal/health`).then(
    ({ ok }) => ok,
    () => false,
  );
