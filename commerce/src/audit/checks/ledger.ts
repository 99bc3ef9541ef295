import { dayOfSql, startOfDaySql, wrongDays } from '../../ledger/sums-of-days.ts';
import type { Checks } from '../touched.ts';

export const ledgerChecks: Checks = {
  'L2 every transaction sums to zero': (touched) => `
    SELECT transaction_id AS subject FROM ledger_postings WHERE ${touched.transactions('transaction_id')}
    GROUP BY transaction_id HAVING SUM(amount_fen) <> 0`,
  'L2 the ledger sums to zero': (touched) => `
    SELECT 'ledger' AS subject FROM ledger_postings WHERE ${touched.transactions('transaction_id')}
    GROUP BY 1 HAVING SUM(amount_fen) <> 0`,
  'L2 a transaction has at least two postings': (touched) => `
    SELECT t.id AS subject FROM ledger_transactions t LEFT JOIN ledger_postings p ON p.transaction_id = t.id
    WHERE ${touched.transactions('t.id')}
    GROUP BY t.id HAVING COUNT(p.id) < 2`,
  'L3 the cached balance is the fold of the postings': (touched) => `
    SELECT a.account AS subject FROM ledger_accounts a LEFT JOIN ledger_postings p ON p.account = a.account
    WHERE ${touched.accounts('a.account')}
    GROUP BY a.account, a.balance_fen HAVING a.balance_fen <> COALESCE(SUM(p.amount_fen), 0)`,
  'L3 a wallet is never below zero': () => `
    SELECT account AS subject FROM ledger_accounts WHERE balance_fen < 0`,
  'L6 every balance after is the sum up to there': (touched) => `
    SELECT account AS subject FROM (
      SELECT account, balance_after_fen, SUM(amount_fen) OVER (PARTITION BY account ORDER BY id) AS folded
      FROM ledger_postings WHERE balance_after_fen IS NOT NULL AND ${touched.accounts('account')}) postings
    WHERE balance_after_fen <> folded`,
  'L6 replaying by seq reproduces every balance': (touched) => `
    SELECT account AS subject FROM (
      SELECT p.account, p.balance_after_fen,
        SUM(p.amount_fen) OVER (PARTITION BY p.account ORDER BY s.seq, p.id) AS folded
      FROM ledger_postings p
      JOIN seals s ON s.chain = 'ledger' AND s.subject = CAST(p.transaction_id AS VARCHAR(40))
      WHERE p.balance_after_fen IS NOT NULL AND ${touched.accounts('p.account')}) postings
    WHERE balance_after_fen <> folded`,
  'L3 the sums of a day are the fold of its sealed postings': (touched) =>
    wrongDays(`SELECT DISTINCT ${dayOfSql('created_at')} AS day FROM ledger_transactions
      WHERE ${touched.transactions('id')}
      UNION SELECT day FROM (SELECT DISTINCT day FROM ledger_days) stored WHERE NOT EXISTS (
        SELECT 1 FROM ledger_transactions WHERE created_at >= ${startOfDaySql('day')}
          AND created_at < ${startOfDaySql('day + 1')})`),
};
