import type { Checkpoint } from '../src/audit/checkpoint.ts';
import type { NewRow } from '../src/db/tables.ts';

export function checkRow(
  checkedAt: number,
  { whole = false, findings = [], at = 0 }: { whole?: boolean; findings?: unknown[]; at?: number } = {},
): NewRow<'audits'> {
  const checkpoint = JSON.stringify(checkpointOf(at));
  return { checkedAt, endedAt: checkedAt, whole, findings: JSON.stringify(findings), checkpoint, sealed: 7 };
}

export function checkpointOf(at: number): Checkpoint {
  const end = { seq: at, hash: `seal ${at}` };
  return { position: { at, log: at, posting: at, move: at, movement: at }, ends: { log: end, ledger: end } };
}
