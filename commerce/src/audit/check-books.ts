import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { runAside } from '../threads/run-aside.ts';
import { audit, type Finding } from './audit.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Verification, verifyChains } from './verify-chains.ts';

interface Books {
  keys: SealKeys;
  /** Epoch milliseconds. Without it, no order or hold counts as overdue. */
  at?: number;
  since?: Checkpoint | null;
}

export interface BooksCheck extends Verification {
  findings: Finding[];
}

/** On SQLite the check runs in a worker thread. In the main thread, the long reads would delay purchases. */
export function checkBooksAside(db: Db, books: Books): Promise<BooksCheck> {
  return runAside(db, import.meta.url, checkBooks, books);
}

/** Only the first findings are kept, so broken chains come first. */
export async function checkBooks(db: Db, { keys, at, since }: Books): Promise<BooksCheck> {
  const findings = await audit(db, { at, since: since?.position });
  const chains = await verifyChains(db, keys, since);
  return { ...chains, findings: [...chains.findings, ...findings] };
}
