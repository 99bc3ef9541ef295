import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { asRefusal, Failure, fail } from '../fail.ts';
import { recall } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from '../staff/act.ts';
import { lockReconciliations } from './add-notes.ts';
import { compareStatement } from './compare-statement.ts';
import { keepReconciliation } from './keep-reconciliation.ts';
import { readReconciliation } from './list-reconciliations.ts';
import { packLines } from './pack-lines.ts';

type Input = ParsedInputOf<'POST /admin/finance/reconcile'>;
type Answer = OutputOf<'POST /admin/finance/reconcile'>;

const action = 'finance/reconcile';
const lineBreak = /\r\n|\n|\r/;

/**
 * Compares outside of the transaction, because reading the file and the books may take seconds.
 * @throws Failure those of `compareStatement`; `statementReconciled` unless the input says `again`
 */
export async function reconcileByStaff(call: StaffCall, input: Input): Promise<Answer> {
  const { db, clock } = call.services;
  const before = await recall<Answer>(db, requestOf(call, action, input));
  if (before) return before.answer;
  const { channel, day, again } = input;
  const { bytes, fingerprint } = await packLines(input.statement.split(lineBreak));
  const given = { packed: bytes, channel, day, again, at: clock.now() };
  const compared = await compareStatement(db, given).catch(asRefusal);
  return act(call, action, input, async (trx, { at }) => {
    if (compared instanceof Failure) throw compared;
    await lockReconciliations(trx);
    if (!again) await requireNew(trx, fingerprint);
    const { fileName } = input;
    const { userId: reconciledBy } = call.member;
    const id = await keepReconciliation(trx, compared, {
      fileName,
      fingerprint,
      reconciledBy,
      reconciledAt: at,
    });
    const answer = await readReconciliation(trx, String(id));
    const { from, to, matched, differences, open } = answer;
    return {
      answer,
      object: `reconciliation:${id}`,
      before: null,
      circumstances: { channel: answer.channel, from, to, fileName },
      after: { matched, differences, open },
    };
  });
}

async function requireNew(trx: Trx, fingerprint: string): Promise<void> {
  const before = await trx('reconciliations')
    .where({ fingerprint })
    .orderBy('id', 'desc')
    .first('id', 'reconciledAt');
  if (!before) return;
  throw fail('statementReconciled', {
    reconciliationId: String(before.id),
    at: isoTime(before.reconciledAt),
  });
}
