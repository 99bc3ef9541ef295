import { hour, minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Services } from '../http/routes.ts';
import type { Finding } from './audit.ts';
import { checkBooksAside } from './check-books.ts';
import { type Checkpoint, findCheckpoint, readPosition } from './checkpoint.ts';

/** An instance skips the check if any instance has run the check within this time. */
const dueAfter = hour - minute;
/** At most this many findings are kept: nobody reads a longer list. */
const keptFindings = 500;

/**
 * The hourly check of the books. Its findings are kept for the admin area and logged as an error. The check
 * covers everything once a day and after a check with findings. Otherwise it covers only what changed since
 * an earlier check (docs/decisions/020).
 */
export async function runAudit(services: Pick<Services, 'db' | 'config' | 'clock' | 'log'>): Promise<void> {
  const { db, config, clock, log } = services;
  const checkedAt = clock.now();
  const last = await readLastAudit(db);
  if (last && checkedAt - last.checkedAt < dueAfter) return;
  const since = await findCheckpoint(db, checkedAt);
  const whole = since === null;
  const position = await readPosition(db, checkedAt);
  const books = { key: config.auditSealKey, at: checkedAt, since };
  const { findings, sealed, ends } = await checkBooksAside(db, books);
  const kept = findings.slice(0, keptFindings);
  const checkpoint = JSON.stringify({ position, ends } satisfies Checkpoint);
  await db('audits').insert({ checkedAt, findings: JSON.stringify(kept), whole, checkpoint });
  if (findings.length > 0) log.error({ findings: kept, sealed, whole }, 'the books are not in order');
  else log.info({ sealed, whole }, 'the books are in order');
}

/** When the books were last checked, and what the check found; null before the first check. */
export async function readLastAudit(db: Db): Promise<{ checkedAt: number; findings: Finding[] } | null> {
  const row = await db('audits').orderBy('id', 'desc').first('checkedAt', 'findings');
  return row ? { checkedAt: row.checkedAt, findings: JSON.parse(row.findings) } : null;
}

/** When everything was last checked; null before the first such check. */
export async function readLastWholeAudit(db: Db): Promise<number | null> {
  const [row] = await db('audits').where({ whole: true }).max({ at: 'checkedAt' });
  return row?.at ?? null;
}
