import { password as passwordRule } from '../../contract/auth.ts';
import { hashPassword } from '../auth/password.ts';
import { transaction } from '../db/transaction.ts';
import { findWayToOwner, makeOwner, type WayToOwner } from '../roles/make-owner.ts';
import { askPassword } from './ask-password.ts';
import { Refusal, runCommand } from './run-command.ts';

const usage = `usage: npm run staff:owner -- <phone> [--another]
Makes the first Owner of a shop. Asks for the password of a phone that is not a member yet; without a terminal, the
first line of the standard input is the password. A shop that has an Owner gets one more only with --another.`;

const outcomes: Record<Exclude<WayToOwner, 'taken' | 'frozen'>, string> = {
  create: 'is the Owner now, and logs in at /auth with this phone and the password.',
  promote: 'was a member already and is the Owner now. The password stays as it was.',
  already: 'is the Owner already.',
};

await runCommand({ usage, flags: ['another'] }, async ({ db, clock }, args, { another }) => {
  const [phone] = args;
  if (!phone || args.length > 1) return null;
  const candidate = { phone, another: another === true };
  const planned = await transaction(db, (trx) => findWayToOwner(trx, candidate));
  const passwordHash = planned === 'create' ? await readPassword() : '';
  const at = clock.now();
  const way = await transaction(db, (trx) => makeOwner(trx, { ...candidate, passwordHash, at }));
  if (way === 'taken') throw new Refusal('The shop has an Owner already: add --another to make one more.');
  if (way === 'frozen')
    throw new Refusal('The account of this phone is frozen: unfreeze it first, or take another.');
  return `${phone} ${outcomes[way]}`;
});

/** @returns the hash of the password */
async function readPassword(): Promise<string> {
  const { success, data } = passwordRule.safeParse(await askPassword());
  if (success) return hashPassword(data);
  throw new Refusal(
    'The password needs at least 8 characters, with upper and lower case letters, a digit and a special character.',
  );
}
