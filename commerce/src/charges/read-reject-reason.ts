import type { OutputOf } from '../../contract/contract.ts';
import { readActs } from '../audit/read-acts.ts';
import type { Db } from '../db/db.ts';

type Proposal = Pick<OutputOf<'POST /admin/wallets/reject'>, 'proposalId' | 'status' | 'member'>;

/** The staff log has the reason; it is empty if the recharge was not rejected. */
export async function readRejectReason(db: Db, { proposalId, status, member }: Proposal): Promise<string> {
  if (status !== 'REJECTED') return '';
  const acts = await readActs(db, `wallet:${member.userId}`, ['wallets/reject']);
  return acts.find(({ circumstances }) => proposalIn(circumstances) === proposalId)?.reason ?? '';
}

function proposalIn(logged: unknown): unknown {
  return typeof logged === 'object' && logged !== null && 'proposal' in logged ? logged.proposal : undefined;
}
