import type { Db } from '../db/db.ts';
import { runAside } from '../threads/run-aside.ts';
import { audit, type Finding } from './audit.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Verification, verifyChains } from './verify-chains.ts';

interface Books {
  /** Of the seals. */
  key: string;
  /** The time of a running shop, to find what is overdue. */
  at?: number;
  /** Checks only what was touched since; without it everything. */
  since?: Checkpoint | null;
}

export interface BooksCheck extends Verification {
  /** Of the invariants and of the chains. */
  findings: Finding[];
}

/** Long reading, so it is done where it holds up no purchase. */
export function checkBooksAside(db: Db, books: Books): Promise<BooksCheck> {
  return runAside(db, import.meta.url, checkBooks, books);
}

/** Invariants and chains together: no finding means that the books are in order. */
export async function checkBooks(db: Db, { key, at, since }: Books): Promise<BooksCheck> {
  const findings = await audit(db, { at, since: since?.position });
  const chains = await verifyChains(db, key, since);
  return { ...chains, findings: [...findings, ...chains.findings] };
}
