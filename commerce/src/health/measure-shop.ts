import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { permissions } from '../../contract/permissions.ts';
import { readLastAudit } from '../audit/run-audit.ts';
import { readDayShare } from '../auth/sms-limits.ts';
import { type Clock, second } from '../clock.ts';
import { readTodo } from '../dashboard/read-todo.ts';
import type { Db } from '../db/db.ts';
import { readLastBackup } from './last-backup.ts';

interface Measured {
  db: Db;
  clock: Clock;
  config: { dataDir: string; hasBackups: boolean };
}

const allPermissions = new Set(permissions);

/** The figures that may raise an alarm, or say how much work waits. Each is read when the metrics are collected. */
export function measureShop({ db, clock, config }: Measured, registry: Registry): void {
  gauge('ledger_findings', 'What the last check of the books found; 0 is how it should be', async () => {
    return (await readLastAudit(db))?.findings.length ?? 0;
  });
  gauge('ledger_checked_timestamp_seconds', 'When the books were last checked; 0: never', async () => {
    return ((await readLastAudit(db))?.checkedAt ?? 0) / second;
  });
  // A shop for trying it out makes no backups, so without this figure no alarm is raised for it. A shop with customers
  // that has made none has the time 0, which is late.
  if (config.hasBackups) {
    gauge('backup_timestamp_seconds', 'When the newest backup was made; 0: never', async () => {
      const madeAt = (await readLastBackup(config, clock.now()))?.madeAt;
      return madeAt ? Date.parse(madeAt) / second : 0;
    });
  }
  gauge('outbox_events_waiting', 'Changes web has not been told of yet', () => countRows('outboxEvents'));
  gauge('rows_waiting_for_seal', 'Rows of log and ledger without a seal yet', () => countRows('unsealed'));
  gauges('tasks_waiting', 'kind', 'What waits for staff, as the first page of /admin counts it', () =>
    readTodo(db, clock.now(), allPermissions),
  );
  gauges('sms_day_quota_used', 'by', 'The used part of the messages of a day, from 0 to 1', async () => ({
    guests: await readDayShare(db, false, clock.now()),
    members: await readDayShare(db, true, clock.now()),
  }));

  async function countRows(table: 'outboxEvents' | 'unsealed'): Promise<number> {
    const [row] = await db(table).count({ count: '*' });
    return Number(row?.count);
  }

  function gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.remove({});
        await ifReadable(read, (figure) => this.set(figure));
      },
    });
  }

  /** One row for each value of the label. */
  function gauges(name: string, label: string, help: string, read: () => Promise<Figures>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        await ifReadable(read, (figures) => {
          for (const [value, figure = 0] of Object.entries(figures)) this.set({ [label]: value }, figure);
        });
      },
    });
  }
}

/** Shorter than a collector waits for all figures. */
const longestRead = 3 * second;

/** Leaves out figures that the database does not answer, so that the others still show the state of the service. */
async function ifReadable<Figure>(read: () => Promise<Figure>, set: (figure: Figure) => void): Promise<void> {
  const figure = await Promise.race([read().catch(() => null), wait(longestRead, null, { ref: false })]);
  if (figure !== null) set(figure);
}

type Figures = Record<string, number | undefined>;
