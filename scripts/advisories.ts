import { parseArgs } from 'node:util';
import { findAdvisories, isGrave, presentFinding } from './check/advisories.ts';
import { root } from './shop/services.ts';

const help = `npm run advisories: compares package-lock.json with the security advisories that the registry of npm knows.
It prints a line for each advisory. The exit code is 1 if one of high or critical severity affects a package of
production. If the registry does not answer, a sentence says so, and the exit code is 0.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) console.log(help);
else await showAdvisories();

async function showAdvisories(): Promise<void> {
  console.log('Asking the registry about the packages of package-lock.json …');
  const found = await findAdvisories(root);
  if ('unanswered' in found) {
    console.log(`The registry gave no advisories, so nothing was compared: ${found.unanswered}`);
    return;
  }
  for (const finding of found) console.log(presentFinding(finding));
  const graveCount = found.filter(isGrave).length;
  console.log(
    found.length === 0
      ? 'The registry knows no advisory for these packages.'
      : `Advisories: ${found.length}, of high or critical severity in production: ${graveCount}.`,
  );
  if (graveCount > 0) process.exitCode = 1;
}
