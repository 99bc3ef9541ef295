import { type Channel, channels } from '../../contract/choices.ts';
import { withoutLetter } from '../../contract/serial-no.ts';
import type { Db } from '../../src/db/db.ts';
import { accounts } from '../../src/ledger/accounts.ts';
import { openSql } from '../../src/recharges/close-unmatched.ts';
import { bareKnex } from '../bare-knex.ts';
import type { Counterpart, Counterparts } from './counterparts.ts';

/**
 * Compares the books of the counterparts with the shop's: every fen that a counterpart took is in a wallet, in a payment in
 * doubt, or refunded, and the shop believes in no other. Everything must have come to its end.
 * @param since the counterparts began with empty books then
 * @returns the differences, each as a sentence
 */
export async function compareBooks(db: Db, { of }: Counterparts, since = 0): Promise<string[]> {
  const differences: string[] = [];
  for (const channel of channels)
    differences.push(...(await compareChannel(db, channel, of[channel], since)));
  return differences;
}

async function compareChannel(
  db: Db,
  channel: Channel,
  counterpart: Counterpart,
  since: number,
): Promise<string[]> {
  const differences: string[] = [];
  const say = (about: string, what: string) => differences.push(`${channel} ${about}: ${what}`);
  const taken = new Map(counterpart.taken().map((payment) => [payment.serialNo, payment]));
  const credits = await readCredits(db, channel, since);
  const doubts = await readDoubts(db, channel, since);
  let inDoubtFen = 0;

  for (const { serialNo, attemptNo, amountFen } of taken.values()) {
    const credited = credits.filter((credit) => credit.serialNo === serialNo);
    const doubt = doubts.find((each) => each.serialNo === serialNo && each.amountFen === amountFen);
    const about = `payment ${attemptNo} of ${amountFen} fen`;
    if (credited.length > 1) say(about, `is credited ${credited.length} times`);
    if (credited.length === 0 && !doubt) say(about, 'is in no wallet and not in doubt');
    if (credited.length === 0) inDoubtFen += amountFen;
    for (const credit of credited) {
      if (credit.amountFen !== amountFen) say(about, `is credited with ${credit.amountFen} fen`);
      const isOfOther = credit.chargeNo && credit.chargeNo !== withoutLetter(attemptNo);
      if (isOfOther) say(about, `is credited to ${credit.chargeNo}`);
    }
  }
  for (const { serialNo } of [...credits, ...doubts])
    if (!taken.has(serialNo)) say(`payment ${serialNo}`, 'was never taken');

  const paidBack = counterpart.refunds().filter(({ state }) => state === 'paid');
  const booked = await readRefunds(db, channel, since);
  for (const { refundNo, amountFen } of paidBack) {
    const known = booked.find((refund) => refund.refundNo === refundNo);
    if (known?.actualFen !== amountFen)
      say(`refund ${refundNo}`, `${amountFen} fen were paid, and ${known?.actualFen ?? 'none'} booked`);
  }
  for (const { refundNo } of booked)
    if (!paidBack.some((refund) => refund.refundNo === refundNo)) say(`refund ${refundNo}`, 'was never paid');

  const takenFen = sum([...taken.values()]) - sum(paidBack);
  const ledgerFen = -(await readBalance(db, channel, since));
  if (takenFen !== ledgerFen + inDoubtFen)
    say('books', `took ${takenFen} fen, of which ${ledgerFen} are in the ledger and ${inDoubtFen} in doubt`);
  return differences;
}

const sum = (rows: { amountFen: number }[]) => rows.reduce((total, { amountFen }) => total + amountFen, 0);

interface Credit {
  serialNo: string;
  chargeNo: string | null;
  amountFen: number;
}

/** Those that stand: nobody reversed them. */
function readCredits(db: Db, channel: Channel, since: number): Promise<Credit[]> {
  return bareKnex(db)('ledgerTransactions as t')
    .join('ledgerPostings as p', 'p.transactionId', 't.id')
    .where({ 't.channel': channel, 'p.account': accounts.channel(channel) })
    .whereIn('t.scene', ['CHARGE', 'CHARGE_MARKET'])
    .where('t.createdAt', '>=', since)
    .select('t.serialNo', 't.chargeNo', bareKnex(db).raw('-?? as ??', ['p.amountFen', 'amountFen']));
}

function readDoubts(
  db: Db,
  channel: Channel,
  since: number,
): Promise<{ serialNo: string; amountFen: number }[]> {
  return bareKnex(db)('unmatchedPayments')
    .where({ channel })
    .where('receivedAt', '>=', since)
    .whereRaw(openSql)
    .select('serialNo', 'amountFen');
}

function readRefunds(
  db: Db,
  channel: Channel,
  since: number,
): Promise<{ refundNo: string; actualFen: number }[]> {
  return bareKnex(db)('refunds')
    .where({ channel, status: 'SUCCESS' })
    .where('completedAt', '>=', since)
    .select('refundNo', 'actualFen');
}

async function readBalance(db: Db, channel: Channel, since: number): Promise<number> {
  const [row] = await bareKnex(db)('ledgerPostings as p')
    .join('ledgerTransactions as t', 't.id', 'p.transactionId')
    .where('p.account', accounts.channel(channel))
    .where('t.createdAt', '>=', since)
    .sum({ fen: 'p.amountFen' });
  return Number(row?.fen ?? 0);
}
