import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { portOf, type ShopEnvironment } from './environment.ts';
import { services } from './services.ts';

/** Returns a sentence about the first port that can't be used, or null. With `areOpen`, services get open sockets. */
export async function findPortTrouble(
  env: ShopEnvironment,
  { areOpen = false } = {},
): Promise<string | null> {
  const seen = new Map<number, string>();
  for (const service of services) {
    const port = portOf(service, env);
    const variable = service.portVariable;
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      return `${variable}=${env[variable]} is no port: set it to a number from 1 to 65535.`;
    }
    const other = seen.get(port);
    if (other) return `${other} and ${variable} are both ${port}: give each service a port of its own.`;
    seen.set(port, variable);
    if (!areOpen && !(await isFree(port))) {
      return `Port ${port} for ${service.name} is in use: end what uses it, or choose another one with ${variable}=<port>.`;
    }
  }
  return null;
}

/** The system uses higher ports for outgoing connections, so that none takes a port before the service starts. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
