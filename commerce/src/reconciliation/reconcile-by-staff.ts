import { createHash } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { asRefusal, Failure, fail } from '../fail.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';
import { recall } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from '../staff/act.ts';
import { addNotes, lockReconciliations } from './add-notes.ts';
import { type Compared, compareStatement, gapOf } from './compare-statement.ts';
import { inBatches } from './in-batches.ts';
import { readReconciliation } from './list-reconciliations.ts';

type Input = ParsedInputOf<'POST /admin/finance/reconcile'>;
type Answer = OutputOf<'POST /admin/finance/reconcile'>;

const action = 'finance/reconcile';

/**
 * Compares outside of the transaction, because reading the file and the books may take seconds.
 * @throws Failure those of `compareStatement`; `statementReconciled` unless the input says `again`
 */
export async function reconcileByStaff(call: StaffCall, input: Input): Promise<Answer> {
  const { db, clock } = call.services;
  const before = await recall<Answer>(db, requestOf(call, action, input));
  if (before) return before.answer;
  const compared = await compareStatement(db, { ...input, at: clock.now() }).catch(asRefusal);
  return act(call, action, input, async (trx, { at }) => {
    if (compared instanceof Failure) throw compared;
    await lockReconciliations(trx);
    const fingerprint = fingerprintOf(input.statement);
    if (!input.again) await requireNew(trx, fingerprint);
    const { fileName } = input;
    const { userId: reconciledBy } = call.member;
    const id = await keep(trx, compared, { fileName, fingerprint, reconciledBy, reconciledAt: at });
    const answer = await readReconciliation(trx, String(id));
    const { channel, from, to, matched, differences, open } = answer;
    return {
      answer,
      object: `reconciliation:${id}`,
      before: null,
      circumstances: { channel, from, to, fileName },
      after: { matched, differences, open },
    };
  });
}

/** Ignores line ends and the byte-order mark. */
function fingerprintOf(statement: string): string {
  const text = statement
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  return createHash('sha256').update(text).digest('hex');
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

type About = Pick<Row<'reconciliations'>, 'fileName' | 'fingerprint' | 'reconciledBy' | 'reconciledAt'>;

/** Replaces the earlier reconciliations of the same channel and days, and takes over the notes of the latest. */
async function keep(trx: Trx, { lines, sums, ...figures }: Compared, about: About): Promise<number> {
  const { channel, fromDay, toDay, matched } = figures;
  const differences = lines.length - matched;
  const gapFen = lines.reduce((fen, line) => fen + gapOf(line), 0);
  const sameDays = { channel, fromDay, toDay };
  const latest = await trx('reconciliations')
    .where({ ...sameDays, replacedBy: null })
    .first('id');
  const [kept] = await trx('reconciliations')
    .insert({
      ...{ ...figures, ...about, sums: JSON.stringify(sums) },
      ...{ differences, open: differences, gapFen, unexplainedFen: gapFen },
    })
    .returning('id');
  const reconciliationId = Number(kept?.id);
  for (const rows of inBatches(lines))
    await trx('reconciliationLines').insert(rows.map((each) => ({ ...each, reconciliationId })));
  if (latest) await carryNotes(trx, latest.id, reconciliationId);
  await trx('reconciliations')
    .where(sameDays)
    .whereNot({ id: reconciliationId })
    .update({ replacedBy: reconciliationId, open: 0, unexplainedFen: 0 });
  return reconciliationId;
}

/** The notes keep their writer and time. */
async function carryNotes(trx: Trx, fromId: number, toId: number): Promise<void> {
  const notes = await notesThatHold(trx, fromId);
  if (notes.length === 0) return;
  const noteOf = new Map(notes.map((note) => [note.lineId, note]));
  const waiting = new Map<string, typeof notes>();
  for (const difference of await differencesOf(trx, fromId)) {
    const note = noteOf.get(difference.id);
    if (!note) continue;
    const keys = [keyOf(difference), ...(note.transactionNo ? keyOnceCredited(difference) : [])];
    for (const key of keys) waiting.set(key, [...(waiting.get(key) ?? []), note]);
  }
  const carried = (await differencesOf(trx, toId)).flatMap((difference) => {
    const note = waiting.get(keyOf(difference))?.shift();
    if (!note) return [];
    const { reason, notedBy, notedAt, transactionNo } = note;
    return [{ difference, reason, notedBy, notedAt, transactionNo }];
  });
  await addNotes(trx, carried);
}

/** What a reversal took back settles nothing any more. */
async function notesThatHold(trx: Trx, reconciliationId: number) {
  const notes = await trx('differenceNotes').where({ reconciliationId });
  const numbers = notes.flatMap(({ transactionNo }) => transactionNo ?? []);
  const reversed = await reversalsOf(trx, numbers);
  return notes.filter(({ transactionNo }) => !reversed.has(transactionNo ?? ''));
}

function differencesOf(trx: Trx, reconciliationId: number) {
  return trx('reconciliationLines')
    .where({ reconciliationId })
    .whereRaw("outcome <> 'matched'")
    .orderBy('id');
}

/** A payment that the books lacked may be credited on another day. Then the same line differs in this alone. */
function keyOnceCredited(line: Row<'reconciliationLines'>): string[] {
  return line.outcome === 'missingHere'
    ? [keyOf({ ...line, outcome: 'otherDay', ourFen: line.theirFen })]
    : [];
}

/** A line that can't be read is compared by its text. */
function keyOf({ side, outcome, serialNo, theirFen, ourFen, text }: Row<'reconciliationLines'>): string {
  return JSON.stringify([side, outcome, serialNo, theirFen, ourFen, text]);
}
