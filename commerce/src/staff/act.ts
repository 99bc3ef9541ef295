import { type LogEntry, writeLog } from '../audit/write-log.ts';
import type { Trx } from '../db/db.ts';
import type { Call, Staff } from '../http/routes.ts';
import { type RepeatableRequest, remember } from '../requests/remember.ts';
import { byStaff, type Cause } from '../states/transition.ts';

export type StaffCall = Call<Staff>;

/** The answer of a privileged write, and its row in the log. */
export interface Done<Answer> {
  answer: Answer;
  object: string;
  before: unknown;
  after: unknown;
}

/**
 * Does a privileged write: once for each request id, in one transaction, with exactly one row in the log. When the
 * write is refused, the row says why (docs/decisions/021).
 * @param action path of the endpoint below `admin/`, such as `orders/ship`
 */
export function act<Answer>(
  call: StaffCall,
  action: string,
  input: { requestId: string; reason?: string | undefined },
  work: (trx: Trx, cause: Cause) => Promise<Done<Answer>>,
): Promise<Answer> {
  const { services, member } = call;
  const at = services.clock.now();
  const cause = byStaff(member.userId, at, input.reason);
  const { requestId } = input;
  return remember(
    services.db,
    requestOf(call, action, input),
    at,
    async (trx) => {
      const { answer, object, before, after } = await work(trx, cause);
      await writeLog(trx, logEntry(call, { action, object, before, after, requestId, cause }));
      return answer;
    },
    async (trx, { code }) => {
      const nothing = { object: await aimOf(trx, action, input), before: null, after: null };
      await writeLog(trx, { ...logEntry(call, { action, ...nothing, requestId, cause }), errorCode: code });
    },
  );
}

/** The request as it is stored, for handlers that look for a stored answer before they do slow work. */
export function requestOf(
  { member }: StaffCall,
  action: string,
  input: RepeatableRequest['input'],
): RepeatableRequest {
  return { principal: member.userId, endpoint: `admin/${action}`, input };
}

const kinds = {
  orderNo: 'order',
  order_no: 'order',
  chargeNo: 'charge',
  refundNo: 'refund',
  noticeId: 'notice',
  productCode: 'product',
  messageId: 'message',
  name: 'role',
  userId: 'user',
  channel: 'statement',
  differenceId: 'difference',
  matchingId: 'matching',
} as const;

/**
 * The object of a refused write. It is taken from the input, because a refused write has no result that names
 * the object. Empty if the input names no object.
 */
async function aimOf(trx: Trx, action: string, input: object): Promise<string> {
  if ('proposalId' in input) return walletOf(trx, String(input.proposalId));
  const found = Object.entries(input).find(([name]) => name in kinds);
  if (!found) return '';
  const [name, id] = found as [keyof typeof kinds, string];
  return `${action === 'wallets/recharge' ? 'wallet' : kinds[name]}:${id}`;
}

/** The object of a write to a proposal is the wallet that the proposal would credit. */
async function walletOf(trx: Trx, id: string): Promise<string> {
  const proposal = await trx('rechargeProposals').where({ id }).first('userId');
  return proposal ? `wallet:${proposal.userId}` : `proposal:${id}`;
}

export function logEntry(
  call: StaffCall,
  entry: Pick<LogEntry, 'action' | 'object' | 'before' | 'after' | 'requestId'> & { cause: Cause },
): LogEntry {
  const { cause, ...rest } = entry;
  const { member, ip } = call;
  return {
    ...rest,
    actor: cause.actor,
    actorName: member.username,
    roles: member.roles,
    reason: cause.reason,
    ip,
    at: cause.at,
  };
}
