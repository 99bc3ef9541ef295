import type { Knex } from 'knex';
import { runAside } from '../threads/run-aside.ts';
import { audit, type Finding } from './audit.ts';
import { verifyChains } from './verify-chains.ts';

interface Books {
  /** Of the seals. */
  key: string;
  /** The time of a running shop, to find what is overdue. */
  at?: number;
}

export interface BooksCheck {
  findings: Finding[];
  /** How many rows the chains hold. */
  sealed: number;
}

/** Long reading, so it is done where it holds up no purchase. */
export function checkBooksAside(db: Knex, books: Books): Promise<BooksCheck> {
  return runAside(db, import.meta.url, checkBooks, books);
}

/** Invariants and chains together: no finding means that the books are in order. */
export async function checkBooks(db: Knex, { key, at }: Books): Promise<BooksCheck> {
  const findings = await audit(db, at);
  const chains = await verifyChains(db, key);
  return { findings: [...findings, ...chains.findings], sealed: chains.sealed };
}
