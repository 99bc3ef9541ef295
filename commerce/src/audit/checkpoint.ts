import { z } from 'zod';
import { day, hour } from '../clock.ts';
import type { Db } from '../db/db.ts';

const whole = z.number().int();
const link = z.strictObject({ seq: whole, hash: z.string() });

/** A time (`at`) and, for each of four append-only tables, the last id at that time. */
const position = z.strictObject({ at: whole, log: whole, posting: whole, move: whole, movement: whole });
export type Position = z.infer<typeof position>;

const checkpoint = z.strictObject({ position, ends: z.strictObject({ log: link, ledger: link }) });

export type Link = z.infer<typeof link>;
export type Checkpoint = z.infer<typeof checkpoint>;

/**
 * The longest that a transaction stays open. On PostgreSQL a row may be committed after rows with higher ids were
 * checked, so a check starts from a position at least this much older than the last check.
 */
export const openAtMost = hour / 2;

/** Null if everything has to be checked. */
export async function findCheckpoint(db: Db, at: number): Promise<Checkpoint | null> {
  const clean = { findings: '[]' };
  const lastWhole = await db('audits')
    .where({ ...clean, whole: true })
    .where('checkedAt', '>', at - day)
    .orderBy('id', 'desc')
    .first('id');
  if (!lastWhole) return null;
  const found = await db('audits').where('id', '>', lastWhole.id).whereNot(clean).first('id');
  if (found) return null;
  const last = await db('audits').orderBy('id', 'desc').first('checkedAt', 'checkpoint');
  if (!last) return null;
  const before = await db('audits')
    .where('checkedAt', '<=', last.checkedAt - openAtMost)
    .orderBy('id', 'desc')
    .first('checkpoint');
  if (!before) return null;
  return { position: readCheckpoint(before.checkpoint).position, ends: readCheckpoint(last.checkpoint).ends };
}

export function readCheckpoint(text: string): Checkpoint {
  return checkpoint.parse(JSON.parse(text));
}

export async function readPosition(db: Db, at: number): Promise<Position> {
  return {
    at,
    log: await lastOf('auditLog'),
    posting: await lastOf('ledgerPostings'),
    move: await lastOf('orderTimeline'),
    movement: await lastOf('stockMovements'),
  };

  async function lastOf(
    table: 'auditLog' | 'ledgerPostings' | 'orderTimeline' | 'stockMovements',
  ): Promise<number> {
    const [row] = await db(table).max({ id: 'id' });
    return row?.id ?? 0;
  }
}
