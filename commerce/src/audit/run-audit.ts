import { hour, minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Services } from '../http/routes.ts';
import type { Finding } from './audit.ts';
import { checkBooksAside } from './check-books.ts';
import { type Checkpoint, findCheckpoint, readPosition } from './checkpoint.ts';

/** Another instance may have done it meanwhile. */
const dueAfter = hour - minute;
/** More findings than somebody will read say no more. */
const keptFindings = 500;

/**
 * The hourly check of the books: what it finds is kept for the admin area and logged as an error. Once a day, and
 * after a finding, it reads everything; else what was touched since the last (docs/decisions/020).
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

/** What the last check of the books found; null before the first. */
export async function readLastAudit(db: Db): Promise<{ checkedAt: number; findings: Finding[] } | null> {
  const row = await db('audits').orderBy('id', 'desc').first('checkedAt', 'findings');
  return row ? { checkedAt: row.checkedAt, findings: JSON.parse(row.findings) } : null;
}

/** When the books were read from the first row to the last; null before the first time. */
export async function readLastWholeAudit(db: Db): Promise<number | null> {
  const [row] = await db('audits').where({ whole: true }).max({ at: 'checkedAt' });
  return row?.at ?? null;
}
