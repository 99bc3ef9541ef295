import { once } from 'node:events';
import { Agent, createServer, type RequestListener, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { prepareDrain } from './drain.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function open(
  handle: RequestListener,
  times = { idleMilliseconds: 5000, longestMilliseconds: 10_000 },
) {
  const server = createServer(handle);
  const drain = prepareDrain(server, times);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const sent = request({ port, path, agent, host: '127.0.0.1', method: 'POST' });
    sent.end('x');
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(answer, 'end');
    return { connection: answer.headers.connection, isReused: sent.reusedSocket };
  };
  return { drain, ask };
}

test('what is under way is answered, and so is a request on an idle connection', async () => {
  let held: ServerResponse | undefined;
  const { drain, ask } = await open((incoming, response) => {
    if (incoming.url === '/slow') held = response;
    else response.end();
  });
  await ask('/');
  const slow = ask('/slow');
  await expect.poll(() => held).toBeDefined();
  const drained = drain();
  held?.end('late');
  expect(await slow).toEqual({ connection: 'close', isReused: true });
  await drained;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

test('a request on a connection that was idle is answered while the server is drained', async () => {
  const { drain, ask } = await open((_, response) => response.end());
  await ask('/');
  const drained = drain();
  expect(await ask('/')).toEqual({ connection: 'close', isReused: true });
  await drained;
});

test('idle connections and requests without an end are closed after their time', async () => {
  const times = { idleMilliseconds: 50, longestMilliseconds: 200 };
  const idle = await open((_, response) => response.end(), times);
  await idle.ask('/');
  await idle.drain();
  const endless = await open(() => undefined, times);
  const broken = expect(endless.ask('/')).rejects.toThrow('socket hang up');
  await new Promise((resolve) => setImmediate(resolve));
  await endless.drain();
  await broken;
});
