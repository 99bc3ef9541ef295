import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { namePeople } from '../users/name-people.ts';
import { isOutside } from './list-differences.ts';
import { bookedAtSql } from './read-booked.ts';
import { readStatedTime } from './read-stated-time.ts';

type View = OutputOf<'GET /admin/finance/matched'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/finance/matched'>, 'side'>;
type Matching = Row<'statementMatchings'>;
type Line = Row<'matchedLines'>;

export function listMatched(db: Db, matching: Matching, { side }: Filters): List<Line, View> {
  const rows = db('matchedLines')
    .where({ matchingId: matching.id })
    .modify((query) => {
      if (side) query.where({ side });
    })
    .select('matchedLines.*');
  return {
    rows,
    sorts: { line: [column('matchedLines.line')] },
    defaultSort: 'line',
    present: (found) => presentLines(db, matching, found),
  };
}

async function presentLines(db: Db, matching: Matching, rows: Line[]): Promise<View[]> {
  const oursOf = await readOurs(db, rows);
  const people = await namePeople(
    db,
    [...oursOf.values()].flatMap(({ userId }) => userId ?? []),
  );
  return rows.map((row) => {
    const ours = oursOf.get(row.transactionNo);
    const stated = readStatedTime(row.statedAt);
    return {
      line: row.line,
      side: row.side,
      serialNo: row.serialNo,
      statedAt: row.statedAt,
      statedTime: typeof stated?.at === 'number' ? isoTime(stated.at) : null,
      outsideDays: isOutside(stated, matching),
      amount: toYuan(row.amountFen),
      bookedAt: ours ? isoTime(ours.bookedAt) : null,
      member: ours?.userId ? (people.get(ours.userId) ?? { userId: ours.userId, username: '' }) : null,
      transactionNo: row.transactionNo,
      chargeNo: row.chargeNo,
      refundNo: row.refundNo,
    };
  });
}

async function readOurs(db: Db, rows: Line[]) {
  const ours = await db('ledgerTransactions')
    .leftJoin('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .whereIn(
      'ledgerTransactions.transactionNo',
      rows.map(({ transactionNo }) => transactionNo),
    )
    .select(
      'ledgerTransactions.transactionNo',
      'walletEntries.userId',
      db.raw<{ bookedAt: number }>(`${bookedAtSql} AS "bookedAt"`),
    );
  return new Map(ours.map((each) => [each.transactionNo, { ...each, bookedAt: Number(each.bookedAt) }]));
}
