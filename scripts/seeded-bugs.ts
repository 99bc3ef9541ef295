import { parseArgs } from 'node:util';
import { withDatabase } from './testing/database.ts';
import { sentence } from './testing/results.ts';
import { seededBugs } from './testing/seeded-bugs.ts';
import { trySeededBugs } from './testing/try-seeded-bugs.ts';

const help = `node scripts/run.mjs seeded-bugs: puts one bug after the other into a copy of commerce and shows whether the tests
notice it. The last line counts the bugs; the exit code is 1 when the tests missed one.
  "<words>"…  tries only the bugs whose description contains one of these texts
  --database sqlite | postgresql   default: sqlite. PostgreSQL is that of TEST_DATABASE_URL, else a temporary one
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
else if (wanted.length === 0) fail(`No bug has ${positionals.join(' or ')} in its description.`);
else await start();

async function start(): Promise<void> {
  const counts = await withDatabase(values.database, (env) => trySeededBugs(wanted, env));
  console.log(`Bugs that the tests noticed: ${sentence(counts)}`);
  if (counts.failed > 0) process.exitCode = 1;
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
