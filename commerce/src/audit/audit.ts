import { minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import type { Position } from './checkpoint.ts';
import { chargeChecks } from './checks/charges.ts';
import { ledgerChecks } from './checks/ledger.ts';
import { orderChecks } from './checks/orders.ts';
import { stockChecks } from './checks/stock.ts';
import { walletChecks } from './checks/wallets.ts';
import { everything, touchedAlone, withTouched } from './touched.ts';

/** One broken invariant and what broke it. */
export interface Finding {
  invariant: string;
  subject: string;
}

export const checks = { ...ledgerChecks, ...walletChecks, ...orderChecks, ...stockChecks, ...chargeChecks };

/** A hold is free within seconds of its end; what stands this long after it was forgotten. */
const forgottenAfter = 5 * minute;

/** Only where the shop is running and its time is known: who stands still frees nothing. */
const forgotten = {
  'S3 an overdue order is timed out': `
    SELECT order_no AS subject FROM orders WHERE status = 'WAITING_PAYMENT' AND payable_until < ?`,
  'S3 an overdue hold is free': 'SELECT order_no AS subject FROM holds WHERE held_until < ?',
};

interface Scope {
  /** The time of a shop that has been running for a while; without it nothing is overdue. */
  at?: number | undefined;
  /** Looks only at what was touched since; without it at everything. */
  since?: Position | null | undefined;
}

/** Checks the books: an empty list means that every invariant holds. */
export async function audit(db: Db, { at, since }: Scope = {}): Promise<Finding[]> {
  let findings: Finding[] = [];
  for (const [invariant, check] of Object.entries(checks)) {
    const sql = since ? withTouched(since, check(touchedAlone)) : check(everything);
    findings = findings.concat(await find(invariant, sql));
  }
  if (at === undefined) return findings;
  for (const [invariant, sql] of Object.entries(forgotten)) {
    findings = findings.concat(await find(invariant, sql, at - forgottenAfter));
  }
  return findings;

  async function find(invariant: string, sql: string, ...values: number[]): Promise<Finding[]> {
    const rows = await rawRows<{ subject: string }>(db, sql, values);
    return rows.map(({ subject }) => ({ invariant, subject }));
  }
}
