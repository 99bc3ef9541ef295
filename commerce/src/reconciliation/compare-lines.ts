import type { BookedChannel, LineOutcome } from '../../contract/choices.ts';
import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Booked, findBooked, findRefundsOf, inParts, type Moments } from './read-booked.ts';
import type { StatementLine, Unreadable } from './read-statement.ts';
import type { Line } from './tally.ts';

export interface Against {
  db: Db;
  channel: BookedChannel;
  moments: Moments;
  /** Whether a payment may be booked on any day: it was certainly the provider who stated it on this one. */
  isOfProvider: boolean;
  /** The first line of each transaction, or of each payment that the books lack. Filled while lines are compared. */
  firstLines: Map<string, number>;
}

/** @returns fewer lines than given if some of them are none of the shop's */
export async function compareLines(
  against: Against,
  given: readonly (StatementLine | Unreadable)[],
): Promise<Line[]> {
  const { db, channel } = against;
  const lines = given.filter((each): each is StatementLine => !('reason' in each));
  const find = await lookUp(against, lines);
  const unbooked = lines.filter((line) => !find(line));
  const recharges = await findRecharges(db, channel, numbersOf(unbooked, 'requestNo', 'in'));
  const underWay = await findUnderWay(db, channel, numbersOf(unbooked, 'requestNo', 'out'));
  return given.flatMap((theirs): Line[] => {
    if ('reason' in theirs) return [unreadable(theirs)];
    const ours = find(theirs);
    if (!ours && theirs.mayBeForeign) return [];
    const { line, side, at: statedAt, serialNo, amountFen: theirFen, requestNo } = theirs;
    const sentFen = side === 'out' ? underWay.get(requestNo) : undefined;
    const ourFen = ours?.amountFen ?? sentFen ?? null;
    const key = ours?.transactionNo ?? keyOf(theirs);
    const firstLine = against.firstLines.get(key) ?? null;
    if (firstLine === null) against.firstLines.set(key, line);
    const outcome = firstLine === null ? outcomeOf(theirFen, ourFen, ours, against) : 'twice';
    return [
      {
        ...{ line, firstLine, side, outcome, statedAt, serialNo, theirFen },
        // The books have the money once, and the first copy has it already.
        ourFen: outcome === 'twice' ? null : ourFen,
        transactionNo: ours?.transactionNo ?? null,
        chargeNo: side === 'in' && outcome === 'missingHere' && recharges.has(requestNo) ? requestNo : null,
      },
    ];
  });
}

type Find = (line: StatementLine) => Booked | undefined;

/** A refund is also found by its other numbers (see `StatedLine`). */
async function lookUp({ db, channel, moments }: Against, lines: StatementLine[]): Promise<Find> {
  const bySerialNo = new Map<string, Booked>();
  for (const ours of await findBooked(db, channel, 'serialNo', numbersOf(lines, 'serialNo'))) {
    const isOfTheseDays = ours.bookedAt >= moments.since && ours.bookedAt < moments.until;
    if (isOfTheseDays || !bySerialNo.has(keyOf(ours))) bySerialNo.set(keyOf(ours), ours);
  }
  const refunds = lines.filter((line) => line.side === 'out' && !bySerialNo.has(keyOf(line)));
  const byRequest = await findBooked(db, channel, 'refundNo', numbersOf(refunds, 'requestNo'));
  const byPayment = await findRefundsOf(db, channel, numbersOf(refunds, 'paymentNo'));
  const ofRequest = new Map(byRequest.map((ours) => [ours.refundNo, ours]));
  return (line) =>
    bySerialNo.get(keyOf(line)) ??
    (line.side === 'out' ? (ofRequest.get(line.requestNo) ?? ofPayment(line)) : undefined);

  /** Only a line without a number of the refund can be any of the refunds of its payment. */
  function ofPayment({ requestNo, paymentNo, amountFen }: StatementLine): Booked | undefined {
    const refunds = requestNo ? [] : byPayment.filter((ours) => ours.paymentNo === paymentNo);
    return refunds.find((ours) => ours.amountFen === amountFen) ?? refunds.at(-1);
  }
}

function numbersOf(
  lines: readonly StatementLine[],
  name: 'serialNo' | 'requestNo' | 'paymentNo',
  side?: StatementLine['side'],
): string[] {
  const some = side ? lines.filter((line) => line.side === side) : lines;
  return [...new Set(some.map((line) => line[name]).filter((number) => number !== ''))];
}

/** A payment and a refund may have the same serial number. */
function keyOf({ side, serialNo }: Pick<Booked, 'side' | 'serialNo'>): string {
  return `${side} ${serialNo}`;
}

/** Of the recharges that are named by lines which the books lack. */
async function findRecharges(db: Db, channel: BookedChannel, chargeNos: string[]): Promise<Set<string>> {
  const found = await inParts(chargeNos, (some) =>
    db('recharges').whereRaw('channel = ?', [channel]).whereIn('chargeNo', some).select('chargeNo'),
  );
  return new Set(found.map(({ chargeNo }) => chargeNo));
}

/** WeChat Pay states a refund when it accepts it, and the shop books it when it was paid, some days later perhaps. */
async function findUnderWay(db: Db, channel: BookedChannel, refundNos: string[]) {
  const found = await inParts(refundNos, (some) =>
    db('refunds')
      .where({ status: 'PROCESSING' })
      .whereRaw('channel = ?', [channel])
      .whereNotNull('approvedAt')
      .whereIn('refundNo', some)
      .select('refundNo', 'amountFen'),
  );
  return new Map(found.map(({ refundNo, amountFen }) => [refundNo, amountFen]));
}

/** A payment booked on a day of another statement is a difference, so that it proves only one statement. */
function outcomeOf(
  theirFen: number,
  ourFen: number | null,
  ours: Booked | undefined,
  { moments: { since, until }, isOfProvider }: Against,
): LineOutcome {
  if (ourFen === null) return 'missingHere';
  // The clocks of provider and shop may differ, so near midnight a payment can be booked on the day before or after.
  const isNear = !ours || (ours.bookedAt >= since - day && ours.bookedAt < until + day);
  if (!isNear && !isOfProvider) return 'otherDay';
  return ourFen === theirFen ? 'matched' : 'amountDiffers';
}

function unreadable({ line, reason, text }: Unreadable): Line {
  return { outcome: 'invalid', line, problem: reason, text, statedAt: '' };
}
