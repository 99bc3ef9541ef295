import { Gauge } from 'prom-client';
import { readLastAudit } from '../audit/run-audit.ts';
import { readDayShare } from '../auth/sms-limits.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { registry } from './metrics.ts';

/**
 * Registers the figures of the shop that may trigger an alarm. Each figure is read from the database when the
 * metrics are collected.
 */
export function measureShop(db: Db, clock: Clock): void {
  gauge('ledger_findings', 'What the last check of the books found; 0 is how it should be', async () => {
    return (await readLastAudit(db))?.findings.length ?? 0;
  });
  gauge('outbox_events_waiting', 'Changes web has not been told of yet', () => countRows('outboxEvents'));
  gauge('rows_waiting_for_seal', 'Rows of log and ledger without a seal yet', () => countRows('unsealed'));

  for (const by of ['guests', 'members'] as const) {
    gauge(
      `sms_day_quota_used_by_${by}`,
      `The part of the messages of a day that ${by} have used, from 0 to 1`,
      () => readDayShare(db, by === 'members', clock.now()),
    );
  }

  async function countRows(table: 'outboxEvents' | 'unsealed'): Promise<number> {
    const [row] = await db(table).count({ count: '*' });
    return Number(row?.count);
  }
}

function gauge(name: string, help: string, read: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}
