import type { OutputOf } from '../../contract/contract.ts';
import { readAudit } from '../audit/list-audits.ts';
import { type Checked, checkNow, keepCheck } from '../audit/run-audit.ts';
import { second } from '../clock.ts';
import { fail } from '../fail.ts';
import { createLease } from '../leases/lease.ts';
import { recall } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from './act.ts';

type Check = OutputOf<'POST /admin/finance/run_audit'>;

const action = 'finance/run_audit';
/** A lease lasts ten seconds, so that another check may start soon after this process has died. */
const renewEvery = 3 * second;

interface Kept {
  auditId: number;
}

type CheckCall = StaffCall & { services: Checked };

/** By user and request id, so that a request sent twice at once runs once. */
const running = new Map<string, Promise<Check>>();

/**
 * The check only reads, so it runs before the transaction that keeps its result.
 * @throws Failure `checkRunning` while another check by staff runs. This refusal is neither logged nor remembered, so
 *   the request may be sent again with the same id.
 */
export function runAuditByStaff(call: CheckCall, input: { requestId: string }): Promise<Check> {
  const key = `${call.member.userId} ${input.requestId}`;
  const check = running.get(key) ?? runOnce(call, input).finally(() => running.delete(key));
  running.set(key, check);
  return check;
}

async function runOnce(call: CheckCall, input: { requestId: string }): Promise<Check> {
  const { db } = call.services;
  const before = await recall<Kept>(db, requestOf(call, action, input));
  if (before) return readAudit(db, before.answer.auditId);
  const check = await checkAlone(call);
  const { auditId } = await act<Kept>(call, action, input, async (trx) => {
    const auditId = await keepCheck(trx, { ...check, runBy: call.member.userId });
    const findings = (JSON.parse(check.findings) as unknown[]).length;
    const after = { auditId: String(auditId), findings, sealed: check.sealed };
    return { answer: { auditId }, object: 'books', before: null, after };
  });
  return readAudit(db, auditId);
}

async function checkAlone({ services }: CheckCall) {
  const { db, clock } = services;
  const lease = createLease(db, action);
  if (!(await lease.hold(clock.now()))) throw fail('checkRunning');
  const renewing = setInterval(() => void lease.hold(clock.now()), renewEvery);
  try {
    return await checkNow(services, { at: clock.now(), since: null });
  } finally {
    clearInterval(renewing);
    await lease.release();
  }
}
