import type { Knex } from 'knex';
import { runAside } from '../threads/run-aside.ts';
import { audit, type Finding } from './audit.ts';
import { verifyChains } from './verify-chains.ts';

export interface BooksCheck {
  findings: Finding[];
  /** How many rows the chains hold. */
  sealed: number;
}

/** Long reading, so it is done where it holds up no purchase. */
export function checkBooksAside(db: Knex, key: string): Promise<BooksCheck> {
  return runAside(db, import.meta.url, checkBooks, key);
}

/** Invariants and chains together: no finding means that the books are in order. */
export async function checkBooks(db: Knex, key: string): Promise<BooksCheck> {
  const findings = await audit(db);
  const chains = await verifyChains(db, key);
  return { findings: [...findings, ...chains.findings], sealed: chains.sealed };
}
