import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { addNotes, lockReconciliations } from './add-notes.ts';
import { presentLine, requireDifference } from './list-lines.ts';

/** @throws Failure `differenceNotFound`, `differenceNoted`, `reconciliationReplaced` */
export function noteByStaff(
  call: StaffCall,
  input: ParsedInputOf<'POST /admin/finance/note'>,
): Promise<OutputOf<'POST /admin/finance/note'>> {
  return act(call, 'finance/note', input, async (trx, { reason, at }) => {
    await lockReconciliations(trx);
    const difference = await requireDifference(trx, input.lineId);
    const note = { reason, notedBy: call.member.userId, notedAt: at, transactionNo: null };
    await addNotes(trx, [{ difference, ...note }]);
    const { reconciliationId, outcome, serialNo, theirFen, ourFen } = difference;
    return {
      answer: await presentLine(trx, difference),
      object: `difference:${input.lineId}`,
      circumstances: {
        ...{ outcome, serialNo, theirAmount: yuanOf(theirFen), ourAmount: yuanOf(ourFen) },
        reconciliationId: String(reconciliationId),
      },
      before: null,
      after: { note: true },
    };
  });
}

function yuanOf(fen: number | null): number | null {
  return fen === null ? null : toYuan(fen);
}
