import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildWhatChanged } from '../shop/build.ts';
import { openShop, type Shop } from '../shop/open-shop.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { startBare } from './start-bare.ts';
import { measureHonest } from './under-attack/honest.ts';

const help = `node scripts/run.mjs bench/under-attack [name]…: opens a shop of its own with all limits, and measures honest
visitors while a bare server on the same machine is attacked, and while web is, by one address if nothing else is said,
in turn. So the costs of sending the attack, which come from other machines in real life, are in both figures:
  slow bodies        200 connections that send a body at 1 byte a second
  huge headers       500 requests a second with 15 KB of headers
  idle sockets       2,000 connections that send nothing
  forged addresses   500 requests a second with another X-Forwarded-For each
  many addresses     500 requests a second, each from the next of 10,000 addresses: filtered pages and guesses
  flood              32 connections that send the next request as soon as an answer ends
For each attack, 99 of 100 answers to honest visitors may take at most twice as long as beside the attacked bare server (the
median of the rounds). What they take without any attack is printed too.
Pages with filters, which no cache can hold, are counted apart. Many addresses may have them refused, but not all of them.
Also prints the memory of web and commerce. Linux only: each visitor has an address of its own below 127.
  --load             share of the honest visitors and of the 500 requests a second, from 0.1 to 1. If it is not given, a
                     machine 2.5 times slower than that of the figures in docs gets 0.4, so that the test is the same
  --rounds 5         number of turns of each attack
  --seconds 8        length of a turn
  --help             shows this`;

const bar = 2;
const manyAddresses = 'many addresses';
const names = ['slow bodies', 'huge headers', 'idle sockets', 'forged addresses', manyAddresses, 'flood'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    load: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    help: { type: 'boolean' },
  },
});

const load = Number(values.load ?? shareOfUsualSpeed());
if (!(load >= 0.1 && load <= 1)) throw new Error('--load takes a number from 0.1 to 1');

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  console.log(`load ${load}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-under-attack-'));
  const env = { ...(await testEnvironment(folder)), LIMITS: 'on' };
  await buildWhatChanged(env, console.log);
  const shop = await openShop(env, { mode: 'start' });
  const bare = await startBare(new URL('under-attack/bare.ts', import.meta.url), []);
  try {
    // Fills the cache of pages and lets V8 optimize.
    await measureHonest(Number(env.PORT), 10, load);
    for (const name of positionals.length > 0 ? positionals : names) {
      if (!(await measure(shop, name, Number(bare.url.port)))) process.exitCode = 1;
    }
  } finally {
    bare.stop();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(shop: Shop, name: string, bare: number): Promise<boolean> {
  const port = Number(shop.env.PORT);
  const ratios: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const quiet = p99((await measureHonest(port, Number(values.seconds), load)).times);
    const quietMemory = memoryOf(shop);
    const bareLeg = await measureDuring(name, bare, port);
    const beside = p99(bareLeg.times);
    const { times, filtered, answered } = await measureDuring(name, port, port);
    const attacked = p99(times);
    const memory = memoryOf(shop);
    // The services close the connections.
    await wait(1000);
    const mayRefuse = name === manyAddresses ? Math.max(0, filtered.times.length - 1) : 0;
    ratios.push(filtered.refused > mayRefuse ? Number.POSITIVE_INFINITY : attacked / beside);
    console.log(
      `${name.padEnd(16)} round ${round}  p99 quiet ${quiet.toFixed(1)} ms (${quietMemory}), beside an attacked bare server ${beside.toFixed(1)} ms, attacked ${attacked.toFixed(1)} ms (${memory}), filtered pages ${p99(filtered.times).toFixed(0)} ms, ${filtered.refused} of ${filtered.times.length} refused`,
    );
    if (name === manyAddresses)
      console.log(
        `  answered requests of the attack: ${bareLeg.answered} by the bare server, ${answered} by web`,
      );
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  console.log(`${name}: ${ratio.toFixed(2)} times the p99 beside an attacked bare server (bar: ${bar})`);
  return ratio <= bar;
}

/** @param attacked the port that the attack is sent to; `port` is the shop's */
async function measureDuring(name: string, attacked: number, port: number) {
  const attack = fork(
    new URL('under-attack/attacks.ts', import.meta.url),
    [String(attacked), name, String(load)],
    { execArgv: process.execArgv },
  );
  let answered = 0;
  attack.on('message', (count) => {
    answered = Number(count);
  });
  await wait(2000);
  const measured = await measureHonest(port, Number(values.seconds), load).finally(() => attack.kill());
  return { ...measured, answered };
}

function p99(times: number[]): number {
  times.sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

function memoryOf(shop: Shop): string {
  return (['web', 'commerce'] as const)
    .map((name) => `${name} ${residentMegabytes(shop.service(name).pid)} MB`)
    .join(', ');
}

function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Of the machine of the figures in docs, on which the loop takes 100 milliseconds. */
function shareOfUsualSpeed(): number {
  const times = [1, 2, 3].map(() => {
    const begin = performance.now();
    let sum = 0;
    for (let index = 0; index < 1e8; index += 1) sum += index % 7;
    return sum > 0 ? performance.now() - begin : 0;
  });
  return Math.max(0.1, Math.min(1, Math.round((10 * 100) / Math.min(...times)) / 10));
}
