import { parseArgs } from 'node:util';
import { maxYuan } from '../../commerce/contract/money.ts';
import { own } from '../../commerce/contract/own.ts';
import { productSorts } from '../../commerce/contract/product.ts';
import { currentEnvironment } from '../shop/environment.ts';
import { type Measured, measureEach } from './measure-requests.ts';
import { startBare } from './start-bare.ts';

const help = `node scripts/run.mjs bench/web [name]…: measures what web answers without its HTML cache.
  api    an endpoint of commerce through web, in turn with the same endpoint asked directly: at least 80 %
  list   pages of the list of artworks for searches that nobody has made before, in turn with a bare server that
         renders as many elements with React and compresses the same bytes: at least 8 %
Needs a running shop without limits (LIMITS=off npm start). Without a name, both are run.
  --rounds 5         number of turns of each side, after one that does not count
  --seconds 3        length of a turn
  --help             shows this`;

const apiBar = 0.8;
const listBar = 0.08;
const connections = 32;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    help: { type: 'boolean' },
  },
});
const benches: Record<string, () => Promise<boolean>> = { api, list };
const env = currentEnvironment();
const web = `http://127.0.0.1:${env.PORT}`;
const commerce = `http://127.0.0.1:${env.COMMERCE_PORT}`;

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  for (const name of names) {
    const run = own(benches, name);
    if (!run) throw new Error(`there is no bench ${name}: see --help`);
    if (!(await run())) process.exitCode = 1;
  }
}

async function api(): Promise<boolean> {
  const address = `/api/product/query?codes=${(await someCodes()).join(',')}`;
  const sides = { 'through web': allThe(web + address), direct: allThe(commerce + address) };
  const rounds = await measureInTurn(sides);
  const ratio = median(rounds['through web'], 'perSecond') / median(rounds.direct, 'perSecond');
  console.log(`/api: ${Math.round(ratio * 100)} % of commerce asked directly (bar: ${apiBar * 100} %)`);
  return ratio >= apiBar;
}

async function list(): Promise<boolean> {
  const pages = listPages();
  const example = String(pages[0]?.());
  if (!(await (await fetch(example)).text()).includes('/artworks/JY-20'))
    throw new Error(`no pieces: ${example}`);
  const bare = await startBare(new URL('web/serve-bare-page.ts', import.meta.url), [example]);
  try {
    const rounds = await measureInTurn({ list: pages, bare: allThe(bare.url.href) });
    const ratio = median(rounds.list, 'perSecond') / median(rounds.bare, 'perSecond');
    const p99 = Math.round(median(rounds.list, 'p99Milliseconds'));
    console.log(
      `list: ${Math.round(ratio * 100)} % of a bare React (bar: ${listBar * 100} %), p99 ${p99} ms`,
    );
    return ratio >= listBar;
  } finally {
    bare.stop();
  }
}

/** The sides take turns, so that other work on the machine slows down both alike. */
async function measureInTurn<Name extends string>(
  sides: Record<Name, (() => URL)[]>,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(sides) as Name[];
  const rounds = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measured[]>;
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const name of names) {
      const measured = await measureEach(sides[name], Number(values.seconds) * 1000);
      if (round === 0) continue;
      rounds[name].push(measured);
      const { perSecond, p99Milliseconds } = measured;
      console.log(
        `round ${round}  ${name.padEnd(12)} ${Math.round(perSecond)} requests/s, p99 ${Math.round(p99Milliseconds)} ms`,
      );
    }
  }
  return rounds;
}

/** The cache keeps searches, so no request repeats one. The highest price tells them apart. */
function listPages(): (() => URL)[] {
  let searches = Date.now() % (maxYuan / 2);
  const next = (sort: string, lng: string) => () => {
    searches += 1;
    return new URL(`${web}/artworks?q=JY-20&maxPrice=${maxYuan - searches}&sort=${sort}&lng=${lng}`);
  };
  const kinds = productSorts.flatMap((sort) => ['zh', 'en'].map((lng) => next(sort, lng)));
  return Array.from(
    { length: connections },
    (_, index) => kinds[index % kinds.length] ?? next('default', 'zh'),
  );
}

function allThe(address: string): (() => URL)[] {
  const url = new URL(address);
  return Array.from({ length: connections }, () => () => url);
}

/** @throws Error when the shop does not run, or when it limits requests */
async function someCodes(): Promise<string[]> {
  const answer = await fetch(`${commerce}/api/product/search`).catch(() => null);
  if (!answer?.ok) throw new Error(`commerce answers ${answer?.status ?? 'nothing'}: see --help`);
  const { content } = (await answer.json()) as { content: { items: { productCode: string }[] } };
  return content.items.slice(0, 4).map(({ productCode }) => productCode);
}

function median(rounds: readonly Measured[], figure: keyof Measured): number {
  const sorted = rounds.map((measured) => measured[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
