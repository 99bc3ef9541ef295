import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readLastAudit } from '../audit/run-audit.ts';
import { momentsOf } from '../calendar.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { fail } from '../fail.ts';
import { runAside } from '../threads/run-aside.ts';
import { readMatchingsOf } from './list-matchings.ts';

type Day = OutputOf<'GET /admin/finance/day'>;
type Figures = Omit<Day, 'books' | 'matchings'>;
type Kind = Day['movements'][number]['kind'];

interface Wanted {
  day: string;
  at: number;
}

/**
 * The statement of one day in the workshop's time zone.
 * @throws Failure `invalidInput` if the day has not begun
 */
export async function readDay(db: Db, day: string, at: number): Promise<Day> {
  if (momentsOf({ from: day }).since > at) throw fail('invalidInput', { fields: { day: 'too_big' } });
  const figures = await runAside(db, import.meta.url, foldDay, { day, at });
  const last = await readLastAudit(db);
  return {
    ...figures,
    matchings: await readMatchingsOf(db, day),
    books: last && { checkedAt: isoTime(last.checkedAt), findings: last.findings.length },
  };
}

/**
 * The sum of the postings with one scene, account and direction. Reversals of credits have sums of their own. `part` says where they belong: to the day, or to the
 * time after it. The other parts are single rows: what the shop owes now, and what waits now.
 */
interface Sum {
  part: 'day' | 'after' | 'owed' | 'proposals' | 'refunds';
  scene: string;
  /** An account of the shop; `members` for all accounts of members together. */
  account: string;
  reversal: number;
  count: number;
  sumFen: number;
}

/**
 * The work of `readDay`. On SQLite it runs in a thread. A single SQL statement reads everything, so that all figures
 * belong to the same moment. What the shop owed is calculated backwards from what it owes now.
 */
export async function foldDay(db: Db, { day, at }: Wanted): Promise<Figures> {
  const { since, until } = momentsOf({ from: day, to: day });
  const rows = await rawRows<Sum>(
    db,
    `SELECT CASE WHEN t.created_at < ${until} THEN 'day' ELSE 'after' END AS part, t.scene AS scene,
      CASE WHEN p.account LIKE 'wallet:%' OR p.account LIKE 'held:%' THEN 'members' ELSE p.account END AS account,
      CASE WHEN t.reverses IS NOT NULL AND t.scene IN ('CHARGE', 'CHARGE_MARKET') THEN 1 ELSE 0 END AS reversal,
      COUNT(*) AS count, SUM(p.amount_fen) AS "sumFen"
    FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id
    WHERE t.created_at >= ${since}
    GROUP BY 1, 2, 3, 4, p.amount_fen > 0
    UNION ALL SELECT 'owed', '', '', 0, 0, COALESCE(SUM(balance_fen), 0) FROM ledger_accounts
    UNION ALL SELECT 'proposals', '', '', 0, COUNT(*), COALESCE(SUM(amount_fen), 0)
      FROM recharge_proposals WHERE status = 'PROPOSED'
    UNION ALL SELECT 'refunds', '', '', 0, COUNT(*), COALESCE(SUM(amount_fen), 0)
      FROM refunds WHERE status = 'PROCESSING'`,
  );
  const sums = rows.map((row) => ({
    ...row,
    reversal: Number(row.reversal),
    count: Number(row.count),
    sumFen: Number(row.sumFen),
  }));
  const part = (name: Sum['part']) => sums.filter((sum) => sum.part === name);
  const ofDay = part('day');
  const ofShop = ofDay.filter(({ account }) => account !== 'members');
  // Money that the shop's own accounts gained came out of the wallets. Before that, the shop still owed it.
  const afterFen = total(part('after').filter(({ account }) => account !== 'members'));
  const closingFen = total(part('owed')) + afterFen;
  return {
    day,
    at: isoTime(at),
    over: until <= at,
    opening: toYuan(closingFen + total(ofShop)),
    movements: movementsOf(ofShop),
    closing: toYuan(closingFen),
    channels: channelsOf(ofShop),
    debit: toYuan(Math.abs(total(ofDay.filter(isOut)))),
    credit: toYuan(total(ofDay.filter((sum) => !isOut(sum)))),
    waiting: { proposals: moved(part('proposals')), refunds: moved(part('refunds')) },
  };
}

/** The kinds of movements that a bill knows too. `other` takes what a newer version of the shop has posted. */
const kinds: readonly Kind[] = ['charged', 'recharged', 'gifts', 'sales', 'orderRefunds', 'chargeRefunds'];

function movementsOf(ofShop: Sum[]): Day['movements'] {
  const found = [...kinds, 'other' as const].map((kind) => {
    const sums = ofShop.filter((sum) => kindOf(sum) === kind);
    return { kind, ...inAndOut(sums), reversed: moved(sums.filter(({ reversal }) => reversal === 1)) };
  });
  return found.filter(({ kind, in: into, out }) => kind !== 'other' || into.count + out.count > 0);
}

function kindOf({ scene, account }: Sum): Kind {
  const ofChannel = account.startsWith('channel:');
  if (scene === 'CHARGE' && ofChannel) return 'charged';
  if (scene === 'CHARGE_MARKET' && ofChannel) return 'recharged';
  if (scene === 'CHARGE_MARKET' && account === 'marketing') return 'gifts';
  if (scene === 'ORDER_PAYMENT' && account === 'sales') return 'sales';
  if (scene === 'ORDER_REFUND' && account === 'sales') return 'orderRefunds';
  if (scene === 'CHARGE_REFUND' && ofChannel) return 'chargeRefunds';
  return 'other';
}

function channelsOf(ofShop: Sum[]): Day['channels'] {
  const names = ofShop.flatMap(({ account }) => /^channel:(.+)$/.exec(account)?.[1] ?? []);
  return [...new Set(names)].sort().map((channel) => ({
    channel,
    ...inAndOut(ofShop.filter(({ account }) => account === `channel:${channel}`)),
  }));
}

/** What leaves an account of the shop comes into the wallets. */
function inAndOut(ofShop: Sum[]) {
  return { in: moved(ofShop.filter(isOut)), out: moved(ofShop.filter((sum) => !isOut(sum))) };
}

function isOut({ sumFen }: Sum): boolean {
  return sumFen < 0;
}

function moved(sums: Sum[]) {
  return { count: sums.reduce((all, { count }) => all + count, 0), amount: toYuan(Math.abs(total(sums))) };
}

function total(sums: readonly Sum[]): number {
  return sums.reduce((all, { sumFen }) => all + sumFen, 0);
}
