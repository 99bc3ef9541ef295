import type { Logger } from 'pino';
import { type Clock, hour, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { NewRow } from '../db/tables.ts';
import type { Finding } from './audit.ts';
import { checkBooksAside } from './check-books.ts';
import { type Checkpoint, findCheckpoint, readPosition } from './checkpoint.ts';

/** An instance skips the check if any instance has run the check within this time. */
const dueAfter = hour - minute;
const keptFindings = 500;

/** Reads everything once a day and after a check with findings, otherwise only recent changes (docs/decisions/020). */
export async function runAudit(services: Checked): Promise<void> {
  const { db, clock } = services;
  const at = clock.now();
  const last = await readLastAudit(db);
  if (last && at - last.checkedAt < dueAfter) return;
  await keepCheck(db, await checkNow(services, { at, since: await findCheckpoint(db, at) }));
}

export interface Checked {
  db: Db;
  config: Config;
  clock: Clock;
  log: Logger;
}
type NewCheck = NewRow<'audits'>;

/** @param scope.since null to check everything */
export async function checkNow(
  { db, config, clock, log }: Checked,
  { at, since }: { at: number; since: Checkpoint | null },
): Promise<NewCheck> {
  const whole = since === null;
  const position = await readPosition(db, at);
  const { findings, sealed, ends } = await checkBooksAside(db, { keys: config.sealKeys, at, since });
  const kept = findings.slice(0, keptFindings);
  const checkpoint = JSON.stringify({ position, ends } satisfies Checkpoint);
  if (findings.length > 0) log.error({ findings: kept, sealed, whole }, 'the books are not in order');
  else log.info({ sealed, whole }, 'the books are in order');
  return { checkedAt: at, findings: JSON.stringify(kept), whole, checkpoint, sealed, endedAt: clock.now() };
}

export async function keepCheck(db: Db, check: NewCheck): Promise<number> {
  const [row] = await db('audits').insert(check).returning('id');
  return Number(row?.id);
}

interface LastCheck {
  checkedAt: number;
  findings: Finding[];
  sealed: number;
}

/** Null before the first check. */
export async function readLastAudit(db: Db): Promise<LastCheck | null> {
  const row = await db('audits').orderBy('id', 'desc').first('checkedAt', 'findings', 'sealed');
  return row ? { ...row, findings: JSON.parse(row.findings) } : null;
}

/** Null before the first check of everything. */
export async function readLastWholeAudit(db: Db): Promise<number | null> {
  const row = await db('audits').where({ whole: true }).orderBy('id', 'desc').first('checkedAt');
  return row?.checkedAt ?? null;
}
