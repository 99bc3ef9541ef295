import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { own } from '../../commerce/contract/own.ts';
import { currentEnvironment } from '../shop/environment.ts';
import { chromiumArguments, findChromium } from '../testing/find-chromium.ts';

const help = `node scripts/run.mjs bench/lighthouse: measures pages with Lighthouse as on a phone with a slow network.
Needs a running shop (npm start) and Chromium. Lighthouse is fetched by npx at its first use. Prints the median of
each category and of the layout shift, which must be at least 98 and below 0.02.
  --path /esg    a page (may be given several times; default: home, list, a piece, an article and ESG)
  --runs 5       runs of each page
  --help         shows this`;

/** A fixed version, so that results of different days can be compared. */
const lighthouse = 'lighthouse@12.8.2';
const pages = ['/', '/artworks', '/artworks/JY-2024-001', '/jun-history/intro', '/esg'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const lowestScore = 98;
const largestShift = 0.02;

type Scores = Record<(typeof categories)[number] | 'shift', number>;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const { values } = parseArgs({
  options: {
    path: { type: 'string', multiple: true, default: pages },
    runs: { type: 'string', default: '5' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  const chromium = findChromium();
  if (!chromium) throw new Error('no Chromium found: run npx playwright install chromium');
  console.log(['page'.padEnd(26), ...categories, 'layout shift'].join('  '));
  for (const path of values.path) {
    const runs: Scores[] = [];
    while (runs.length < Number(values.runs)) runs.push(await measureWithRetries(path, chromium));
    const median = (key: keyof Scores) => middleOf(runs.map((run) => run[key]));
    const scores = categories.map((key) => String(median(key)).padStart(key.length));
    console.log([path.padEnd(26), ...scores, median('shift').toFixed(3)].join('  '));
    const reached = categories.every((key) => median(key) >= lowestScore) && median('shift') < largestShift;
    if (!reached) process.exitCode = 1;
  }
}

/** Lighthouse sometimes loses the start of its trace, and then asks to be run again. */
async function measureWithRetries(path: string, chromium: string, retries = 8): Promise<Scores> {
  try {
    return await measure(path, chromium);
  } catch (error) {
    if (retries === 0) throw error;
    console.log(`A run on ${path} failed and is repeated.`);
    return measureWithRetries(path, chromium, retries - 1);
  }
}

async function measure(path: string, chromium: string): Promise<Scores> {
  const url = new URL(path, `http://127.0.0.1:${currentEnvironment().PORT}`).href;
  const flags = ['--headless=new', ...chromiumArguments()].join(' ');
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  });
  return readScores(JSON.parse(stdout));
}

function readScores({ categories: found, audits }: Report): Scores {
  const score = (name: string) => Math.round((own(found, name)?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}

function middleOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
