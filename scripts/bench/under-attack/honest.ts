import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const clients = 40;
/** Each client sends 5 requests a second, as somebody who opens one page after another. */
const everyMilliseconds = 200;

/** @returns the milliseconds of every answer @throws Error if one has an unexpected status */
export async function measureHonest(port: number, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const each = Array.from({ length: clients }, (_, index) => browse(port, index, until));
  return (await Promise.all(each)).flat();
}

async function browse(port: number, index: number, until: number): Promise<number[]> {
  const times: number[] = [];
  // Each client is another visitor for web, which limits visitors.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${index + 1}` });
  await wait((everyMilliseconds / clients) * index);
  for (let turn = index; performance.now() < until; turn += 1) {
    const begin = performance.now();
    await ask(port, agent, turn);
    times.push(performance.now() - begin);
    await wait(Math.max(0, begin + everyMilliseconds - performance.now()));
  }
  agent.destroy();
  return times;
}

interface Call {
  path: string;
  method?: string;
  body?: string;
  status: number;
}

/** No page of the last kind is cached. */
function callOf(turn: number): Call {
  const calls: Call[] = [
    { path: '/', status: 200 },
    { path: '/api/product/query?codes=JY-2024-001', status: 200 },
    { path: '/favicon.svg', status: 200 },
    {
      path: '/api/userinfo/cart/add_item',
      method: 'POST',
      body: '{"productCode":"JY-2024-001"}',
      status: 401,
    },
    { path: '/artworks', status: 200 },
    { path: `/artworks?minPrice=${((performance.timeOrigin + turn * 7) % 100_000) | 0}`, status: 200 },
  ];
  return calls[turn % calls.length] as Call;
}

function ask(port: number, agent: Agent, turn: number): Promise<void> {
  const { path, method = 'GET', body = '', status } = callOf(turn);
  const headers = {
    'Accept-Encoding': 'br',
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': body.length }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
      answer.resume().once('end', resolve);
      if (answer.statusCode !== status)
        reject(new Error(`an honest request of ${path} got ${answer.statusCode}`));
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
