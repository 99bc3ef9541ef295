import { parseArgs } from 'node:util';
import { withDatabase } from './testing/database.ts';
import { sentence } from './testing/results.ts';
import { seededBugs } from './testing/seeded-bugs.ts';
import { trySeededBugs } from './testing/try-seeded-bugs.ts';

const help = `node scripts/run.mjs seeded-bugs: puts one mistake after the other into a copy of commerce and shows whether the
tests notice. The last line counts; it exits with 1 when a mistake went through.
  "<words>"…  only the mistakes whose descriptions hold one of these
  --database sqlite | postgresql   sqlite unless told; a PostgreSQL of its own, or that of TEST_DATABASE_URL
  --help      shows this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string', default: 'sqlite' }, help: { type: 'boolean' } },
});
const wanted = seededBugs.filter(
  ({ what }) => positionals.length === 0 || positionals.some((words) => what.includes(words)),
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

if (values.help) console.log(help);
else if (!['sqlite', 'postgresql'].includes(values.database)) fail(help);
else if (wanted.length === 0) fail(`No mistake is described as ${positionals.join(' or ')}.`);
else await start();

async function start(): Promise<void> {
  const counts = await withDatabase(values.database, (env) => trySeededBugs(wanted, env));
  console.log(`Mistakes that were caught: ${sentence(counts)}`);
  if (counts.failed > 0) process.exitCode = 1;
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
