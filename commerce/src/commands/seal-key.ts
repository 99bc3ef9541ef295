import { handOverSeals } from '../audit/hand-over-seals.ts';
import { sealRows } from '../audit/seal.ts';
import { readEras } from '../audit/seal-keys.ts';
import { verifyChains } from '../audit/verify-chains.ts';
import { Refusal, runCommand } from './run-command.ts';

const usage = `Called by npm run rotate -- <file> AUDIT_SEAL_KEY, which writes AUDIT_SEAL_KEY_NEXT. Verifies both chains, then
lets this key seal from now on.`;

await runCommand({ usage }, async ({ db, config, clock }, args) => {
  const { next, ...keys } = config.sealKeys;
  if (args.length > 0 || !next) return null;
  if (!(await readEras(db, { ...keys, next })).sealing)
    throw new Refusal(
      'Another AUDIT_SEAL_KEY seals by now: this is an older copy of the file. Use the newest one.',
    );
  await sealRows(db, config);
  const { findings, sealed } = await verifyChains(db, { ...keys, next });
  const [first] = findings;
  if (first)
    throw new Refusal(
      `The chains are not whole (${findings.length} findings, the first: ${first.subject}). Nothing was changed: see npm run audit.`,
    );
  const isNew = await handOverSeals(db, { ...keys, next }, clock.now());
  return isNew
    ? `${sealed} sealed rows verified and handed over to the new key.`
    : 'The chains were handed over to the new key before.';
});
