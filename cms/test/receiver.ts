import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedHint {
  path: string | undefined;
  token: string | string[] | undefined;
  body: unknown;
}

/** Takes the place of commerce or web. A test can stop and start it. */
export function createReceiver(port: number) {
  const received: ReceivedHint[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ path: request.url, token: request.headers['x-internal-token'], body });
    response.writeHead(204).end();
  });
  return {
    received,
    start: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function freePort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
