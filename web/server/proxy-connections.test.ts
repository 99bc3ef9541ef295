import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { createForwarding } from './forwarded.ts';
import { idHeader, logRequests, newId } from './log-requests.ts';
import { createProxy } from './proxy.ts';
import { type RunningServer, startServer } from './testing/start-server.ts';

const running: RunningServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0).reverse()) await server.stop();
});

const patient = { silenceMilliseconds: 20_000, idleMilliseconds: 20_000, restartMilliseconds: 0 };

/** A request that fails is answered with 503. */
async function openProxy(target: string, timing: Partial<typeof patient> = {}): Promise<string> {
  const app = new Koa();
  const unavailable = (ctx: Koa.Context) => {
    ctx.status = 503;
  };
  const { setForwarded, findVisitor } = createForwarding([]);
  app.use(logRequests(findVisitor));
  const options = { prefix: '/api', target, strip: false, setForwarded, unavailable };
  app.use(createProxy(options, { ...patient, ...timing }));
  const handle = app.callback();
  const server = await startServer((incoming, response) => {
    response.setHeader(idHeader, newId());
    void handle(incoming, response);
  });
  running.push(server);
  return `${server.url}/api/x`;
}

interface Service {
  url: string;
  server: Server;
  opened: Socket[];
  seen: string[];
}

async function openService(handle?: RequestListener, port = 0): Promise<Service> {
  const seen: string[] = [];
  const opened: Socket[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (handle) return handle(request, response);
    request.resume();
    response.end('done');
  });
  server.on('connection', (socket) => opened.push(socket));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running.push({ url, stop: () => stop(server) });
  return { url, server, opened, seen };
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Answers `answersOf` requests on each connection and breaks it at the next, like a service that is being stopped. */
async function openBreakingService(answersOf = 1): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let answers = 0;
    socket.on('data', (chunk) => {
      received.push(chunk.toString().split(' ', 1)[0] ?? '');
      answers += 1;
      if (answers <= answersOf) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ndone');
      else socket.resetAndDestroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running.push({
    url,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return { url, received };
}

test('requests one after the other share a connection to the service', async () => {
  const service = await openService();
  const url = await openProxy(service.url);
  for (let time = 0; time < 20; time += 1) {
    const answer = await fetch(url, { method: time % 2 ? 'POST' : 'GET', ...(time % 2 && { body: 'x' }) });
    expect(await answer.text()).toBe('done');
  }
  expect(service.opened).toHaveLength(1);
});

test('an idle connection is closed after the limit, and the next request succeeds on a new one', async () => {
  const service = await openService();
  const url = await openProxy(service.url, { idleMilliseconds: 50 });
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(200);
  await expect.poll(() => service.opened[0]?.readableEnded).toBe(true);
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(200);
  expect(service.opened).toHaveLength(2);
});

test('a request that takes longer than the limit for idle connections is answered', async () => {
  const service = await openService((_, response) => void pause(300).then(() => response.end('late')));
  const url = await openProxy(service.url, { idleMilliseconds: 200 });
  for (let time = 0; time < 2; time += 1) expect(await (await fetch(url)).text()).toBe('late');
  expect(service.opened).toHaveLength(1);
});

test('a GET to which the service stays silent ends with 503 and is not sent again', async () => {
  const service = await openService((_, response) => void (service.seen.length === 1 && response.end()));
  const url = await openProxy(service.url, { silenceMilliseconds: 200 });
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url)).status).toBe(503);
  expect(service.seen).toHaveLength(2);
  expect(service.opened).toHaveLength(1);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s is never sent twice', async (method) => {
  const service = await openBreakingService();
  const url = await openProxy(service.url);
  expect((await fetch(url)).status).toBe(200);
  const answer = await fetch(url, { method, ...(method !== 'DELETE' && { body: 'x=1' }) });
  expect(answer.status).toBe(503);
  expect(service.received).toEqual(['GET', method]);
});

test.each(['GET', 'HEAD'])('a %s on a broken kept connection is sent again once', async (method) => {
  const service = await openBreakingService();
  const url = await openProxy(service.url);
  await (await fetch(url)).text();
  expect((await fetch(url, { method })).status).toBe(200);
  expect(service.received).toEqual(['GET', method, method]);
});

test('a GET on a new connection is not sent again', async () => {
  const service = await openBreakingService(0);
  const url = await openProxy(service.url);
  expect((await fetch(url)).status).toBe(503);
  expect(service.received).toEqual(['GET']);
});

test('requests during a restart of the service are answered by it or with 503, and none is sent twice', async () => {
  const first = await openService();
  const url = await openProxy(first.url);
  const statuses: number[] = [];
  const post = async () => {
    const answer = await fetch(url, { method: 'POST', body: 'x', signal: AbortSignal.timeout(5_000) });
    await answer.text();
    statuses.push(answer.status);
  };
  const burst = () => Promise.all(Array.from({ length: 8 }, post));
  await burst();
  const during = burst();
  await stop(first.server);
  await during;
  await burst();
  const second = await openService(undefined, Number(new URL(first.url).port));
  await burst();
  expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200));
  expect(new Set(statuses.slice(8, 24))).toSatisfy((seen: Set<number>) => seen.has(503));
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect(statuses.slice(24)).toEqual(Array(8).fill(200));
  expect(first.seen.length + second.seen.length).toBeLessThanOrEqual(statuses.length);
});

test('requests wait for a service that is restarted, with their bodies, and none is sent twice', async () => {
  const echo: RequestListener = (request, response) => void request.pipe(response);
  const first = await openService(echo);
  const url = await openProxy(first.url, { restartMilliseconds: 20_000 });
  const post = async (body: string) => {
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(15_000) });
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await post('before')).toBe('200 before');
  await stop(first.server);
  const waiting = Promise.all(['one', 'two', 'three'].map(post));
  const reading = fetch(url);
  const second = await openService(echo, Number(new URL(first.url).port));
  expect(await waiting).toEqual(['200 one', '200 two', '200 three']);
  expect((await reading).status).toBe(200);
  expect(second.seen.sort()).toEqual(['GET /api/x', 'POST /api/x', 'POST /api/x', 'POST /api/x']);
});

test('a service that had nothing to answer for long is waited for too', async () => {
  const first = await openService();
  const url = await openProxy(first.url, { restartMilliseconds: 1_000 });
  await stop(first.server);
  await pause(1_100);
  const late = fetch(url, { method: 'POST', body: 'x' });
  await openService(undefined, Number(new URL(first.url).port));
  expect((await late).status).toBe(200);
});

test('a service that does not come back is waited for only so long', async () => {
  const service = await openService();
  const url = await openProxy(service.url, { restartMilliseconds: 300 });
  expect((await fetch(url)).status).toBe(200);
  await stop(service.server);
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(503);
  expect((await fetch(url)).status).toBe(503);
});

test('a service whose host is gone, as while a container is replaced, is waited for too', async () => {
  const url = await openProxy('http://gone.invalid:3001', { restartMilliseconds: 600 });
  const begin = performance.now();
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(503);
  expect(performance.now() - begin).toBeGreaterThan(600);
});

test('a host that does not even refuse, as a container that has just begun, is waited for too', async () => {
  const goOn = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(notAccepting, { eval: true, workerData: goOn });
  const [port] = (await once(worker, 'message')) as [number];
  const before = Array.from({ length: 4 }, () => connect({ host: '127.0.0.1', port }));
  await pause(100);
  const url = await openProxy(`http://127.0.0.1:${port}`, {
    idleMilliseconds: 200,
    restartMilliseconds: 10_000,
  });
  const late = fetch(url, { method: 'POST', body: 'x' });
  await pause(500);
  for (const socket of before) socket.destroy();
  Atomics.store(goOn, 0, 1);
  Atomics.notify(goOn, 0);
  expect(await (await late).text()).toBe('back');
  await worker.terminate();
});

/** While it waits, the kernel lets two connections in and ignores the others. */
const notAccepting = `
  const { parentPort, workerData } = require('node:worker_threads');
  const server = require('node:http').createServer((request, response) => response.end('back'));
  server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    setImmediate(() => Atomics.wait(workerData, 0, 0));
  });
`;

const refusal = '{"status":"ERROR","errorCode":"SYS007"}';

/** Answers a GET, and refuses any other request without reading its body. */
function refuseUnread(incoming: IncomingMessage, response: ServerResponse): void {
  if (incoming.method === 'GET') return void response.end('done');
  response.writeHead(400, { 'Content-Length': refusal.length }).end(refusal);
  incoming.pause();
}

/** Sends requests on one kept connection, as a browser does, and says what was answered. */
function openConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const locals = new Set<number | undefined>();
  return {
    locals,
    close: () => agent.destroy(),
    send(method: string, body?: Buffer, headers = {}): Promise<string> {
      return new Promise((resolve, reject) => {
        const outgoing = request(url, { agent, method, headers }, async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          resolve(`${answer.statusCode} ${Buffer.concat(chunks)}`);
        });
        outgoing.on('socket', (socket) => {
          socket.once('connect', () => locals.add(socket.localPort));
          socket.once('close', () => reject(new Error('the connection was closed')));
        });
        outgoing.on('error', reject);
        outgoing.end(body);
      });
    },
  };
}

test.each([
  ['of a known length', { 'Content-Length': 4_300_000 }],
  ['that asks first', { 'Content-Length': 4_300_000, Expect: '100-continue' }],
])('a large body %s is refused, and the next request on the connection is answered', async (_, headers) => {
  const service = await openService(refuseUnread);
  const connection = openConnection(await openProxy(service.url));
  for (let time = 0; time < 2; time += 1) {
    expect(await connection.send('POST', Buffer.alloc(4_300_000, 'x'), headers)).toBe(`400 ${refusal}`);
    expect(await connection.send('GET')).toBe('200 done');
  }
  expect(connection.locals.size).toBe(1);
  expect(service.seen).toEqual(['POST /api/x', 'GET /api/x', 'POST /api/x', 'GET /api/x']);
  connection.close();
});

test('the connection to the service on which a body was cut short is not used again', async () => {
  const service = await openService(refuseUnread);
  const connection = openConnection(await openProxy(service.url));
  await connection.send('POST', Buffer.alloc(4_300_000, 'x'));
  await connection.send('GET');
  expect(service.opened).toHaveLength(2);
  await expect.poll(() => service.opened[0]?.destroyed).toBe(true);
  connection.close();
});

test('a refused body without an end costs the visitor the connection', async () => {
  const service = await openService(refuseUnread);
  const { hostname, port, pathname } = new URL(await openProxy(service.url));
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000000000\r\n\r\n`);
  const megabyte = Buffer.alloc(1_000_000, 'x');
  let sent = 0;
  while (!socket.destroyed && sent < 200) {
    sent += 1;
    await Promise.race([closed, new Promise((resolve) => socket.write(megabyte, resolve))]);
  }
  await closed;
  expect(received).toContain(refusal);
  expect(sent).toBeGreaterThan(32);
  expect(sent).toBeLessThan(100);
});
