import type { Finding } from '../audit/audit.ts';
import { checkBooks } from '../audit/check-books.ts';
import { mendWalletTotals } from '../audit/mend-wallet-totals.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { mendDays } from '../ledger/sums-of-days.ts';
import { runCommand } from './run-command.ts';

const usage = `usage: npm run audit                checks every invariant of the books and the sealed chains
       npm run audit -- mend-sums   first computes the sums of wallets and days anew, from accounts, records and orders`;

await runCommand({ usage }, async ({ db, config }, [wish, ...more]) => {
  if (more.length > 0 || (wish && wish !== 'mend-sums')) return null;
  const mended = wish ? await mendSums(db) : [];
  const { findings, sealed } = await checkBooks(db, { keys: config.sealKeys });
  const [waiting] = await db('unsealed').count({ rows: '*' });
  return [...mended, ...sayWhatWasFound(findings, sealed), ...sayWhatWaits(Number(waiting?.rows))].join('\n');
});

async function mendSums(db: Db): Promise<string[]> {
  const wallets = await mendWalletTotals(db);
  const days = await transaction(db, mendDays);
  return [`The sums of ${wallets.length} wallets and ${days.length} days were wrong.`];
}

function sayWhatWaits(rows: number): string[] {
  if (rows === 0) return [];
  return [`${rows} more rows wait for their seal. If they still do in a minute, restart commerce.`];
}

function sayWhatWasFound(findings: Finding[], sealed: number): string[] {
  if (findings.length === 0) return [`The books are in order; ${sealed} sealed rows verified.`];
  process.exitCode = 1;
  const width = Math.max(...findings.map(({ invariant }) => invariant.length));
  const lines = findings.map(({ invariant, subject }) => `${invariant.padEnd(width)}  ${subject}`);
  return [`The books are not in order (${findings.length}):`, ...lines];
}
