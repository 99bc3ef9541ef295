import type { Db } from '../db/db.ts';
import { runAside } from '../threads/run-aside.ts';
import { audit, type Finding } from './audit.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Verification, verifyChains } from './verify-chains.ts';

interface Books {
  /** The key of the seals. */
  key: string;
  /** The current time, if the shop is running. If missing, no order or hold counts as overdue. */
  at?: number;
  /** If given, only what changed since this checkpoint is checked; otherwise everything. */
  since?: Checkpoint | null;
}

export interface BooksCheck extends Verification {
  /** Broken invariants and broken chains. */
  findings: Finding[];
}

/** On SQLite the check runs in a worker thread. In the main thread, the long reads would delay purchases. */
export function checkBooksAside(db: Db, books: Books): Promise<BooksCheck> {
  return runAside(db, import.meta.url, checkBooks, books);
}

/**
 * Checks the invariants and the sealed chains. No finding means that the books are in order. The findings of the chains
 * come first: of very many findings only the first ones are kept, and a broken chain must be among them.
 */
export async function checkBooks(db: Db, { key, at, since }: Books): Promise<BooksCheck> {
  const findings = await audit(db, { at, since: since?.position });
  const chains = await verifyChains(db, key, since);
  return { ...chains, findings: [...chains.findings, ...findings] };
}
