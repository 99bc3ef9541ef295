import { transaction } from '../db/transaction.ts';
import { giveRole } from '../roles/give-role.ts';
import { runCommand } from './run-command.ts';

const usage = 'usage: npm run staff:role -- <phone> <role>';

await runCommand({ usage }, async ({ db, clock }, args) => {
  const [phone, role] = args;
  if (!phone || !role || args.length > 2) return null;
  const at = clock.now();
  const given = await transaction(db, (trx) => giveRole(trx, { phone, role, actor: 'cli', at }));
  return given ? `${phone} has the role ${role} now` : `${phone} had the role ${role} already`;
});
