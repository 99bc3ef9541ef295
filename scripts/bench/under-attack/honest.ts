import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const mostClients = 40;
/** Each client sends 5 requests a second, as somebody who opens one page after another. */
const everyMilliseconds = 200;

/** Makes each filtered page one that nobody has asked for before. */
let asked = 1_000_000;

export interface Measured {
  /** The milliseconds of every answer but those of filtered pages. */
  times: number[];
  /** Of filtered pages. */
  filtered: { times: number[]; refused: number };
}

/** @param load the share of the clients that come. @throws Error if an answer has an unexpected status */
export async function measureHonest(port: number, seconds: number, load: number): Promise<Measured> {
  const clients = Math.ceil(mostClients * load);
  const until = performance.now() + seconds * 1000;
  const measured: Measured = { times: [], filtered: { times: [], refused: 0 } };
  const pause = everyMilliseconds / clients;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      await wait(pause * index);
      await browse(port, index, until, measured);
    }),
  );
  return measured;
}

async function browse(port: number, index: number, until: number, measured: Measured): Promise<void> {
  // Each client is another visitor for web, which limits visitors.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${index + 1}` });
  for (let turn = index; performance.now() < until; turn += 1) {
    const begin = performance.now();
    const call = callOf(turn);
    const status = await ask(port, agent, call);
    const { times } = call.filtered ? measured.filtered : measured;
    times.push(performance.now() - begin);
    if (status === 503) measured.filtered.refused += 1;
    await wait(Math.max(0, begin + everyMilliseconds - performance.now()));
  }
  agent.destroy();
}

interface Call {
  path: string;
  method?: string;
  body?: string;
  status: number;
  /** Not cached, and may be refused with 503. */
  filtered?: boolean;
}

function callOf(turn: number): Call {
  asked += 1;
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
    { path: `/artworks?minPrice=${asked}`, status: 200, filtered: true },
  ];
  return calls[turn % calls.length] as Call;
}

function ask(
  port: number,
  agent: Agent,
  { path, method = 'GET', body = '', status, filtered }: Call,
): Promise<number | undefined> {
  const headers = {
    'Accept-Encoding': 'br',
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': body.length }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
      const { statusCode } = answer;
      answer.resume().once('end', () => resolve(statusCode));
      if (statusCode !== status && !(filtered && statusCode === 503))
        reject(new Error(`an honest request of ${path} got ${statusCode}`));
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
