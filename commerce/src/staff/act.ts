import { type LogEntry, writeLog } from '../audit/write-log.ts';
import type { Clock } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Language } from '../locales.ts';
import { type RepeatableRequest, remember } from '../requests/remember.ts';
import type { Staff } from '../roles/find-staff.ts';
import { byStaff, type Cause } from '../states/transition.ts';
import { askedOf } from './asked.ts';

export interface StaffCall {
  services: { db: Db; clock: Clock };
  member: Staff;
  ip: string;
  language: Language;
  traceId: string;
}

export interface Done<Answer> {
  answer: Answer;
  object: string;
  before: unknown;
  after: unknown;
  /** What the write is about and leaves as it is, such as the amount of a payment. */
  circumstances?: object;
}

/**
 * Does a write once for each request id, with one row in the log, also for a refusal (docs/decisions/021).
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
      const { answer, ...done } = await work(trx, cause);
      await writeLog(trx, logEntry(call, { action, ...done, requestId, cause }));
      return answer;
    },
    async (trx, { code }) => {
      const { object, aim } = await aimOf(trx, action, input);
      const circumstances = await askedOf(trx, { action, input, aim });
      const refused = { action, object, before: null, after: null, circumstances, requestId, cause };
      await writeLog(trx, { ...logEntry(call, refused), errorCode: code });
    },
  );
}

/** Handlers use this to look for a stored answer before they do slow work. */
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
  chargeNo: 'recharge',
  refundNo: 'refund',
  paymentId: 'unmatched',
  productCode: 'product',
  messageId: 'message',
  name: 'role',
  userId: 'user',
  lineId: 'difference',
} as const;

/** The input names the object, because a refused write has no result; empty if it names none. `aim`: the field. */
async function aimOf(
  trx: Trx,
  action: string,
  input: object,
): Promise<{ object: string; aim: string | undefined }> {
  if ('creditId' in input)
    return walletOf(
      await trx('credits')
        .where({ id: String(input.creditId) })
        .first('userId'),
    );
  if ('reversalId' in input)
    return walletOf(
      await trx('reversals')
        .where({ id: String(input.reversalId) })
        .first('userId'),
    );
  const found = Object.entries(input).find(([name]) => Object.hasOwn(kinds, name));
  if (!found) return { object: '', aim: undefined };
  const [name, id] = found as [keyof typeof kinds, string];
  return { object: `${action === 'credits/propose' ? 'wallet' : kinds[name]}:${id}`, aim: name };
}

/** The wallet that the credit or reversal would change. */
function walletOf(row: { userId: string } | undefined): { object: string; aim: undefined } {
  return { object: row ? `wallet:${row.userId}` : '', aim: undefined };
}

export function logEntry(
  call: StaffCall,
  entry: Pick<LogEntry, 'action' | 'object' | 'before' | 'after' | 'circumstances' | 'requestId'> & {
    cause: Cause;
  },
): LogEntry {
  const { cause, ...rest } = entry;
  const { member, ip } = call;
  return {
    ...rest,
    actor: cause.actor,
    roles: member.roles,
    reason: cause.reason,
    ip,
    at: cause.at,
  };
}
