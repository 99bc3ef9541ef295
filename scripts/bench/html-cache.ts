import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '../shop/environment.ts';
import { measureRequests } from './measure-requests.ts';
import { startBare } from './start-bare.ts';

const help = `node scripts/run.mjs bench/html-cache: measures how fast web answers with a page from the HTML cache.
Needs a running shop (npm start). Sends the same requests in turn to the shop and to a bare node:http server that
answers with the same bytes. Prints both rates and their ratio, which must be at least 50 %: the shop also writes a
line for each page, and the script that opened the shop copies it.
  --path /artworks   the page
  --rounds 5         number of turns of each side
  --seconds 3        length of a turn
  --help             shows this`;

const bar = 0.5;
const connections = 32;

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/artworks' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    bare: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else if (values.bare) serveBare();
else await bench();

async function bench(): Promise<void> {
  const shop = new URL(values.path, `http://127.0.0.1:${currentEnvironment().PORT}`);
  const answer = await fetch(shop).catch(() => null);
  if (!answer?.ok) {
    console.error(
      `${shop} ${answer ? `answered ${answer.status}` : 'does not answer'}: is the shop running?`,
    );
    process.exit(1);
  }
  const bare = await startBare(new URL(import.meta.url), ['--bare', '--path', shop.href]);
  const rates: Record<'cache' | 'bare', number[]> = { cache: [], bare: [] };
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [name, url] of [['cache', shop] as const, ['bare', bare.url] as const]) {
      const rate = await measureRequests(url, connections, Number(values.seconds) * 1000);
      rates[name].push(rate);
      console.log(`round ${round}  ${name.padEnd(6)} ${Math.round(rate)} requests/s`);
    }
  }
  bare.stop();
  const ratio = median(rates.cache) / median(rates.bare);
  console.log(
    `${values.path}: ${Math.round(ratio * 100)} % of a bare node:http server (bar: ${bar * 100} %)`,
  );
  process.exitCode = ratio >= bar ? 0 : 1;
}

function serveBare(): void {
  void readPage(new URL(values.path)).then(({ headers, body }) => {
    const server = createServer((_, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
}

async function readPage(url: URL): Promise<{ headers: string[]; body: Buffer }> {
  const { request } = await import('node:http');
  const [answer] = await once(request(url, { headers: { 'Accept-Encoding': 'br' } }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const sentByNode = new Set(['date', 'connection', 'keep-alive']);
  const pairs = Object.entries<string>(answer.headers).filter(([name]) => !sentByNode.has(name));
  return { headers: pairs.flat(), body: Buffer.concat(chunks) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
