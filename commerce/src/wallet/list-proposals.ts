import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { ConditionsOn } from '../db/query.ts';
import { column } from '../db/tables.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';
import type { List } from '../lists/list-page.ts';
import { sumRows } from '../lists/sum-rows.ts';
import { runAside } from '../threads/run-aside.ts';
import { namePeople, type Person } from '../users/name-people.ts';
import { whereMember } from '../users/where-member.ts';
import type { RechargeProposal } from './recharge-proposal.ts';

type View = OutputOf<'GET /admin/wallets/proposals'>['items'][number];
type Sums = OutputOf<'GET /admin/wallets/proposal_sums'>;
type Filters = Pick<ParsedInputOf<'GET /admin/wallets/proposals'>, 'search' | 'status'>;

const id = column('rechargeProposals.id');
const proposedAt = column('rechargeProposals.proposedAt');

/** By default, recharges that wait for a second person come first. */
export function listProposals(db: Db, { search, status }: Filters): List<RechargeProposal, View> {
  const rows = db('rechargeProposals')
    .modify((query) => {
      if (search) whereFound(db, query, search);
      if (status) query.where('rechargeProposals.status', status);
    })
    .select('rechargeProposals.*');
  return {
    rows,
    sorts: {
      proposedAt: [proposedAt, id],
      amount: [column('rechargeProposals.amountFen'), id],
      // Recharges of one status are equally urgent, so an index on status and time has their order.
      urgency: status
        ? [proposedAt, id]
        : [`CASE WHEN ${column('rechargeProposals.status')} = 'PROPOSED' THEN 1 ELSE 0 END`, proposedAt, id],
    },
    defaultSort: '-urgency',
    present: (found) => presentProposals(db, found),
  };
}

/** On SQLite this runs in a thread. */
export function sumProposals(db: Db, filters: Filters): Promise<Sums> {
  return runAside(db, import.meta.url, addUpProposals, filters);
}

export function addUpProposals(db: Db, filters: Filters): Promise<Sums> {
  const amount = column('rechargeProposals.amountFen');
  const status = column('rechargeProposals.status');
  const isReversed = `EXISTS (SELECT 1 FROM ledger_transactions original
    JOIN ledger_transactions reversal ON reversal.reverses = original.id
    WHERE original.transaction_no = ${column('rechargeProposals.transactionNo')})`;
  return sumRows(db, listProposals(db, filters), {
    posted: `CASE WHEN ${status} = 'POSTED' AND NOT ${isReversed} THEN ${amount} END`,
    proposed: `CASE WHEN ${status} = 'PROPOSED' THEN ${amount} END`,
    rejected: `CASE WHEN ${status} = 'REJECTED' THEN ${amount} END`,
    reversed: `CASE WHEN ${isReversed} THEN ${amount} END`,
  });
}

export async function presentProposals(db: Db, proposals: RechargeProposal[]): Promise<View[]> {
  const people = await namePeople(
    db,
    proposals.flatMap(({ userId, proposedBy, decidedBy }) =>
      [userId, proposedBy, decidedBy].filter((id) => id !== null),
    ),
  );
  const numbers = proposals.flatMap(({ transactionNo }) => transactionNo ?? []);
  const reversals = await reversalsOf(db, numbers);
  const person = (userId: string): Person => people.get(userId) ?? { userId, username: '' };
  return proposals.map((proposal) => ({
    proposalId: proposal.id,
    member: person(proposal.userId),
    amount: toYuan(proposal.amountFen),
    kind: proposal.kind,
    reason: proposal.reason,
    status: proposal.status,
    proposedBy: proposal.proposedBy === null ? null : person(proposal.proposedBy),
    proposedAt: isoTime(proposal.proposedAt),
    decidedBy: proposal.decidedBy === null ? null : person(proposal.decidedBy),
    decidedAt: isoTimeOrNull(proposal.decidedAt),
    transactionNo: proposal.transactionNo,
    reversedBy: reversals.get(proposal.transactionNo ?? '') ?? null,
    channel: proposal.channel,
    serialNo: proposal.serialNo,
    noticeId: proposal.noticeId === null ? null : String(proposal.noticeId),
  }));
}

/** Searches the provider's serial number, and any part of the member's names, phone or email. */
function whereFound(db: Db, query: ConditionsOn<'rechargeProposals'>, text: string): void {
  const members = db('users')
    .select('id')
    .modify((users) => whereMember(db, users, text));
  query.where((either) =>
    either
      .whereIn('rechargeProposals.userId', members)
      .orWhere((payment) => payment.where('rechargeProposals.serialNo', normalSerialNo(text))),
  );
}
