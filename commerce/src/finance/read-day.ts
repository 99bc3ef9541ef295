import { channels } from '../../contract/choices.ts';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readProof } from '../audit/read-proof.ts';
import { momentsOf } from '../calendar.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { correctionRef } from '../ledger/kinds-of.ts';
import { numberOfDay, owedBefore, readSums, type SumOfDay } from '../ledger/sums-of-days.ts';
import { correctionScene, fromReversals, sumsWithCorrections } from '../ledger/sums-with-corrections.ts';
import { runAside } from '../threads/run-aside.ts';
import { readMatchingsOf } from './read-matchings-of-day.ts';

type Day = OutputOf<'GET /admin/finance/day'>;
type Figures = Omit<Day, 'books' | 'matchings' | 'notCompared'>;
type Kind = Day['movements'][number]['kind'];

interface Wanted {
  day: string;
  at: number;
}

/** @throws Failure `invalidInput` if the day has not begun */
export async function readDay(db: Db, day: string, at: number): Promise<Day> {
  if (momentsOf({ from: day }).since > at) throw fail('invalidInput', { fields: { day: 'too_big' } });
  const figures = await runAside(db, import.meta.url, foldDay, { day, at });
  const withMoney = channels.filter((name) => hasMoney(figures, name));
  const matchings = await readMatchingsOf(db, day, withMoney);
  return {
    ...figures,
    matchings,
    notCompared: withMoney.filter((name) => !matchings.some(({ channel }) => channel === name)),
    books: await readProof(db, momentsOf({ from: day, to: day })),
  };
}

/** Reversals and corrections of earlier days move no money at the provider. */
function hasMoney({ channels: moved }: Figures, name: string): boolean {
  return moved.some(
    ({ channel, in: into, out, reversed, ofEarlier }) =>
      channel === name && into.count + out.count > reversed.count + ofEarlier.corrected.count,
  );
}

/** Some accounts stand for other sums: `owed` at the beginning of the day; `proposals` and `refunds` that wait now. */
type Sum = Pick<SumOfDay, 'account' | 'scene' | 'channel' | 'count' | 'sumFen'>;

/** A single SQL statement reads everything, so that all figures belong to the same moment. */
export async function foldDay(db: Db, { day, at }: Wanted): Promise<Figures> {
  const { since, until } = momentsOf({ from: day, to: day });
  const number = numberOfDay(day);
  const today = (name: string) => `${name}.created_at >= ${since} AND ${name}.created_at < ${until}`;
  const waiting = "0, '', '', 0, COUNT(*), COALESCE(SUM(amount_fen), 0)";
  const sums = await readSums(
    db,
    `${sumsWithCorrections("account <> 'member'", { first: number, last: number })} UNION ALL ${owedBefore(number)}
    UNION ALL ${reversals('reversed', 'r', `${today('r')}`)}
    UNION ALL ${reversals('earlierReversed', 'r', `${today('r')} AND o.created_at < ${since}`)}
    UNION ALL ${reversals('earlierCorrected', 'c', `${today('r')} AND o.created_at < ${since}`)}
    UNION ALL ${reversals('laterReversed', 'r', `${today('o')} AND r.created_at >= ${until}`)}
    UNION ALL ${reversals('laterCorrected', 'c', `${today('o')} AND r.created_at >= ${until}`)}
    UNION ALL SELECT 'proposals', ${waiting} FROM credits WHERE status = 'PROPOSED'
    UNION ALL SELECT 'refunds', ${waiting} FROM refunds WHERE status = 'PROCESSING'`,
  );
  const of = (...accounts: string[]) => sums.filter(({ account }) => accounts.includes(account));
  const notOfShop = ['wallet', 'held', 'owed', ...ofReversals, 'proposals', 'refunds'];
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
    channels: channelsOf(ofShop, of),
    debit: toYuan(Math.abs(total(posted.filter(isOut)))),
    credit: toYuan(total(posted.filter((sum) => !isOut(sum)))),
    waiting: { proposals: moved(of('proposals')), refunds: moved(of('refunds')) },
  };
}

/** `earlier…`: made on this day for credits of earlier days. `later…`: made on later days for credits of this day. */
const ofReversals = [
  'reversed',
  'earlierReversed',
  'earlierCorrected',
  'laterReversed',
  'laterCorrected',
] as const;
type ReversalSum = (typeof ofReversals)[number];

/** SQL for the sums of reversals `r` or corrections `c`; `o` is the credit that was taken back. */
function reversals(name: ReversalSum, moved: 'r' | 'c', where: string): string {
  const ofReversal = `CASE WHEN o.business_ref LIKE '${correctionRef}%' THEN '${correctionScene}' ELSE r.scene END`;
  const scene = moved === 'c' ? `'${correctionScene}'` : ofReversal;
  return `SELECT '${name}', 0, ${scene}, SUBSTR(p.account, LENGTH('channel:') + 1), 0, COUNT(*), SUM(p.amount_fen)
    ${fromReversals(moved, where)} GROUP BY 3, 4`;
}

/** `other` stands for movements posted by a newer version of the shop. */
const kinds: readonly Kind[] = [
  ...(['charged', 'recharged', 'corrections', 'gifts'] as const),
  ...(['sales', 'orderRefunds', 'chargeRefunds'] as const),
];

function movementsOf(ofShop: Sum[], reversals: Sum[]): Day['movements'] {
  const found = [...kinds, 'other' as const].map((kind) => {
    const sums = ofShop.filter((sum) => kindOf(sum) === kind);
    const reversed = reversals.filter(({ scene }) => kindOf({ scene, account: 'channel:' }) === kind);
    return { kind, ...inAndOut(sums), reversed: moved(reversed) };
  });
  return found.filter(({ kind, in: into, out }) => kind !== 'other' || into.count + out.count > 0);
}

function kindOf({ scene, account }: Pick<Sum, 'scene' | 'account'>): Kind {
  const ofChannel = account.startsWith('channel:');
  if (scene === 'CHARGE' && ofChannel) return 'charged';
  if (scene === 'CHARGE_MARKET' && ofChannel) return 'recharged';
  if (scene === correctionScene && ofChannel) return 'corrections';
  if (scene === 'CHARGE_MARKET' && account === 'marketing') return 'gifts';
  if (scene === 'ORDER_PAYMENT' && account === 'sales') return 'sales';
  if (scene === 'ORDER_REFUND' && account === 'sales') return 'orderRefunds';
  if (scene === 'CHARGE_REFUND' && ofChannel) return 'chargeRefunds';
  return 'other';
}

type Of = (...accounts: string[]) => Sum[];

function channelsOf(ofShop: Sum[], of: Of): Day['channels'] {
  // A credit that a later day changed is itself a movement of this day, so its channel is among these.
  const names = ofShop.flatMap(({ account }) => /^channel:(.+)$/.exec(account)?.[1] ?? []);
  return [...new Set(names)].sort().map((channel) => {
    const sums = ofShop.filter(({ account }) => account === `channel:${channel}`);
    const ofChannel = (account: ReversalSum) => of(account).filter((sum) => sum.channel === channel);
    const earlier = [...ofChannel('earlierReversed'), ...ofChannel('earlierCorrected')];
    const later = [...ofChannel('laterReversed'), ...ofChannel('laterCorrected')];
    const received = [...sums.filter(isOut), ...ofChannel('reversed'), ...later];
    return {
      channel,
      ...inAndOut(sums),
      reversed: moved(ofChannel('reversed')),
      ofEarlier: {
        reversed: moved(ofChannel('earlierReversed')),
        corrected: moved(ofChannel('earlierCorrected')),
      },
      later: { reversed: moved(ofChannel('laterReversed')), corrected: moved(ofChannel('laterCorrected')) },
      // The account of a channel is negative by the amount that the provider has received.
      arrived: toYuan(total(earlier) - total(received) || 0),
    };
  });
}

function inAndOut(ofShop: Sum[]) {
  return { in: moved(ofShop.filter(isOut)), out: moved(ofShop.filter((sum) => !isOut(sum))) };
}

function isOut({ sumFen }: Sum): boolean {
  return sumFen < 0;
}

function moved(sums: readonly Sum[]) {
  return { count: sums.reduce((all, { count }) => all + count, 0), amount: toYuan(Math.abs(total(sums))) };
}

function total(sums: readonly Sum[]): number {
  return sums.reduce((all, { sumFen }) => all + sumFen, 0);
}
