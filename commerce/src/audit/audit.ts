import { minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { column } from '../db/tables.ts';
import { isoDay } from '../ledger/sums-of-days.ts';
import type { Position } from './checkpoint.ts';
import { ledgerChecks } from './checks/ledger.ts';
import { orderChecks } from './checks/orders.ts';
import { rechargeChecks } from './checks/recharges.ts';
import { stockChecks } from './checks/stock.ts';
import { walletChecks } from './checks/wallets.ts';
import { everything, touchedAlone, withTouched } from './touched.ts';

export interface Finding {
  invariant: string;
  subject: string;
}

export const checks = {
  ...ledgerChecks,
  ...walletChecks,
  ...orderChecks,
  ...stockChecks,
  ...rechargeChecks,
};

/** The shop times out an overdue order within seconds, so only an order overdue for longer than this is reported. */
const forgottenAfter = 5 * minute;

/** These checks need the current time. A closed shop times out no orders, so its check gives no time. */
const forgotten = {
  'S3 an overdue order is timed out': `SELECT ${column('orders.orderNo')} AS subject FROM orders
    WHERE ${column('orders.status')} = 'WAITING_PAYMENT' AND ${column('orders.payableUntil')} < ?`,
  'S3 an overdue hold is free': `SELECT ${column('holds.orderNo')} AS subject FROM holds
    WHERE ${column('holds.heldUntil')} < ?`,
};

interface Scope {
  /** Epoch milliseconds. Without it, nothing counts as overdue. */
  at?: number | undefined;
  since?: Position | null | undefined;
}

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
    const rows = await rawRows<{ subject: string | number }>(db, sql, values);
    return rows.map(({ subject }) => ({ invariant, subject: readable(subject) }));
  }
}

function readable(subject: string | number): string {
  return typeof subject === 'number' ? isoDay(subject) : subject;
}
