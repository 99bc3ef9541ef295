import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readProof } from '../audit/read-proof.ts';
import { momentsOf } from '../calendar.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { numberOfDay, owedBefore, readSums, type SumOfDay, sumsOfDays } from '../ledger/sums-of-days.ts';
import { reconciliationsOfDay } from '../reconciliation/reconciliations-of-day.ts';
import { runAside } from '../threads/run-aside.ts';
import { type Kind, kindOf, total } from './flows.ts';

type Day = OutputOf<'GET /admin/finance/day'>;
type Figures = Omit<Day, 'books' | 'reconciliations' | 'notReconciled'>;

interface Wanted {
  day: string;
  at: number;
}

/** @throws Failure `invalidInput` if the day has not begun */
export async function readDay(db: Db, day: string, at: number): Promise<Day> {
  if (momentsOf({ from: day }).since > at) throw fail('invalidInput', { fields: { day: 'too_big' } });
  const figures = await runAside(db, import.meta.url, foldDay, { day, at });
  return {
    ...figures,
    ...(await reconciliationsOfDay(db, day)),
    books: await readProof(db, momentsOf({ from: day, to: day })),
  };
}

/** Some accounts stand for other sums: `owed` at the beginning of the day; `proposals` and `refunds` that wait now. */
type Sum = Pick<SumOfDay, 'account' | 'scene' | 'channel' | 'count' | 'sumFen'>;

/** A single SQL statement reads everything, so that all figures belong to the same moment. */
export async function foldDay(db: Db, { day, at }: Wanted): Promise<Figures> {
  const { since, until } = momentsOf({ from: day, to: day });
  const number = numberOfDay(day);
  const waiting = "0, '', '', 0, COUNT(*), COALESCE(SUM(amount_fen), 0)";
  const sums = await readSums(
    db,
    `${sumsOfDays(`account <> 'member' AND day = ${number}`)} UNION ALL ${owedBefore(number)}
    UNION ALL ${reversedCredits(since, until)}
    UNION ALL SELECT 'proposals', ${waiting} FROM credits WHERE status = 'PROPOSED'
    UNION ALL SELECT 'refunds', ${waiting} FROM refunds WHERE status = 'PROCESSING'`,
  );
  const of = (...accounts: string[]) => sums.filter(({ account }) => accounts.includes(account));
  const notOfShop = ['wallet', 'held', 'owed', 'reversed', 'proposals', 'refunds'];
  const ofShop = sums.filter(({ account }) => !notOfShop.includes(account));
  const posted = [...ofShop, ...of('wallet', 'held')];
  const openingFen = total(of('owed'));
  return {
    day,
    at: isoTime(at),
    over: until <= at,
    opening: toYuan(openingFen),
    movements: movementsOf(ofShop, of('reversed')),
    // Money that leaves the shop's own accounts comes into wallets.
    closing: toYuan(openingFen - total(ofShop)),
    channels: channelsOf(ofShop, of('reversed')),
    debit: toYuan(Math.abs(total(posted.filter(isOut)))),
    credit: toYuan(total(posted.filter((sum) => !isOut(sum)))),
    waiting: { proposals: moved(of('proposals')), refunds: moved(of('refunds')) },
  };
}

/** The stored sums count a reversal among the refunds of its channel, so these few are read from the ledger. */
function reversedCredits(since: number, until: number): string {
  return `SELECT 'reversed', 0, r.scene, SUBSTR(p.account, LENGTH('channel:') + 1), 0, COUNT(*), SUM(p.amount_fen)
    FROM ledger_transactions r JOIN ledger_postings p ON p.transaction_id = r.id
    WHERE r.reverses IS NOT NULL AND r.scene IN ('CHARGE', 'CHARGE_MARKET') AND p.account LIKE 'channel:%'
      AND r.created_at >= ${since} AND r.created_at < ${until}
    GROUP BY 3, 4`;
}

/** `other` stands for movements posted by a newer version of the shop. */
const kinds: readonly Kind[] = [
  ...(['charged', 'recharged', 'gifts'] as const),
  ...(['sales', 'orderRefunds', 'chargeRefunds'] as const),
];

function movementsOf(ofShop: Sum[], reversed: Sum[]): Day['movements'] {
  const found = [...kinds, 'other' as const].map((kind) => ({
    kind,
    ...movedIn(
      ofShop.filter((sum) => kindOf(sum) === kind),
      reversed.filter(({ scene }) => kindOf({ scene, account: 'channel:' }) === kind),
    ),
  }));
  return found.filter(({ kind, in: into, out }) => kind !== 'other' || into.count + out.count > 0);
}

function channelsOf(ofShop: Sum[], reversed: Sum[]): Day['channels'] {
  const names = ofShop.flatMap(({ account }) => /^channel:(.+)$/.exec(account)?.[1] ?? []);
  return [...new Set(names)].sort().map((channel) => ({
    channel,
    ...movedIn(
      ofShop.filter(({ account }) => account === `channel:${channel}`),
      reversed.filter((sum) => sum.channel === channel),
    ),
  }));
}

function movedIn(sums: Sum[], reversed: Sum[]) {
  const withoutReversed = reversed.map((sum) => ({ ...sum, count: -sum.count, sumFen: -sum.sumFen }));
  return {
    in: moved(sums.filter(isOut)),
    out: moved([...sums.filter((sum) => !isOut(sum)), ...withoutReversed]),
    reversed: moved(reversed),
  };
}

function isOut({ sumFen }: Sum): boolean {
  return sumFen < 0;
}

function moved(sums: readonly Sum[]) {
  return { count: sums.reduce((all, { count }) => all + count, 0), amount: toYuan(Math.abs(total(sums))) };
}
