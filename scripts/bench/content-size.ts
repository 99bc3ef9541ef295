import path from 'node:path';
import { parseArgs } from 'node:util';
import { own } from '../../commerce/contract/own.ts';
import { buildWhatChanged } from '../shop/build.ts';
import { developmentEnvironment, envFile } from '../shop/environment.ts';
import { writeMissingSecrets } from '../shop/secrets.ts';
import { root } from '../shop/services.ts';
import { type FilledShop, fillShop } from './content-size/fill-shop.ts';
import { pagesOf } from './content-size/pages.ts';
import { openWeb, type Web } from './content-size/web.ts';
import { measureEach } from './measure-requests.ts';

const help = `node scripts/run.mjs bench/content-size: what a page costs with much content in the CMS against little.
Fills two shops (once; the folder is used again): one with 100 artworks, 5 articles and 8 items of literature, and one
with 10,000, 500 and 1,000. Web runs without its HTML cache and is asked for the same pages of both shops in turn.
Prints the start of web (bar: 10 s), its memory, and for each page the median times and their ratio (bar: 1.5).
  --rounds 7         turns of each shop, after one that does not count
  --seconds 1        length of a turn
  --only text        pages whose name contains it
  --folder .data/bench/content-size
  --help             shows this`;

const startBar = 10;
const ratioBar = 1.5;
const sitemapBar = 1000;
const sizes = {
  small: { artworks: 100, articles: 5, literatures: 8 },
  large: { artworks: 10_000, articles: 500, literatures: 1_000 },
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: path.join(root, '.data/bench/content-size') },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  writeMissingSecrets(envFile);
  const env = { ...developmentEnvironment(), DATA_DIR: path.resolve(values.folder) };
  await buildWhatChanged(env, console.log);
  const shops: FilledShop[] = [];
  const webs: Web[] = [];
  try {
    for (const [name, size] of Object.entries(sizes)) {
      const shop = await fillShop(name, size, env, console.log);
      shops.push(shop);
      const web = await openWeb(shop.env);
      webs.push(web);
      report(`${name}: web answers ${web.seconds.toFixed(1)} s after its start`, web.seconds, startBar);
      console.log(`${name}: web uses ${web.megabytes()} MB`);
    }
    const [small, large] = webs;
    if (small && large) await comparePages(small, large);
  } finally {
    await Promise.all([...webs, ...shops].map(({ stop }) => stop()));
  }
}

async function comparePages(small: Web, large: Web): Promise<void> {
  const [fewPages, manyPages] = await Promise.all([pagesOf(small.address), pagesOf(large.address)]);
  for (const name of Object.keys(fewPages).filter((each) => each.includes(values.only))) {
    const urls = [own(fewPages, name), own(manyPages, name)];
    const [few = 0, many = 0] = await millisecondsOf(urls.map((each) => new URL(each ?? '')));
    const line = `${name.padEnd(28)} ${few.toFixed(1).padStart(7)} ms ${many.toFixed(1).padStart(7)} ms   × ${(many / few).toFixed(2)}`;
    if (name === 'sitemap') report(line, many, sitemapBar);
    else report(line, many / few, ratioBar);
  }
  console.log(`after all pages, web uses ${small.megabytes()} MB and ${large.megabytes()} MB`);
}

/** The median times. The shops take turns, so that other work on the machine slows down both alike. */
async function millisecondsOf(urls: readonly URL[]): Promise<number[]> {
  const times: number[][] = urls.map(() => []);
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const [index, url] of urls.entries()) {
      const { perSecond } = await measureEach([() => url], Number(values.seconds) * 1000);
      if (round > 0) times[index]?.push(1000 / perSecond);
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0);
}

function report(line: string, figure: number, bar: number): void {
  const above = figure > bar;
  if (above) process.exitCode = 1;
  console.log(above ? `${line}  above the bar of ${bar}` : line);
}
