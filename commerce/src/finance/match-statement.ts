import type { Knex } from 'knex';
import { z } from 'zod';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { line } from '../../contract/fields.ts';
import { toFen, toYuan, yuanInput } from '../../contract/money.ts';
import { countDays, momentsOf } from '../calendar.ts';
import { fail } from '../fail.ts';
import { type CsvLine, readCsv } from '../read-csv.ts';

type Input = Omit<ParsedInputOf<'POST /admin/finance/match_statement'>, 'requestId'>;
export type Matching = OutputOf<'POST /admin/finance/match_statement'>;

const longestDays = 92;
const maxLines = 50_000;
const columns = ['serial_no', 'amount', 'time'];
const fields = z.object({ serial_no: line(1, 64), amount: yuanInput, time: line(0, 40) });

interface Ours {
  chargeNo: string;
  serialNo: string;
  amountFen: number;
}

/**
 * Compares a provider's statement with the recharges of these days that succeeded. A line that stands in the
 * statement twice is matched once.
 * @throws Failure `statementUnreadable` with the line, `rangeTooLong`
 */
export async function matchStatement(db: Knex, input: Input): Promise<Matching> {
  const { channel, from, to, statement } = input;
  const days = countDays(from, to);
  if (days < 1 || days > longestDays) throw fail('rangeTooLong', { maxDays: longestDays });
  const theirs = (await readCsv(statement, { columns, maxLines })).map(parseLine);
  const { since, until } = momentsOf({ from, to });
  const ofTheseDays: Ours[] = await succeeded(db, channel)
    .where('successAt', '>=', since)
    .andWhere('successAt', '<', until);
  const inStatement = new Set(theirs.map(({ serialNo }) => serialNo));
  const open = new Map(ofTheseDays.map((ours) => [ours.serialNo, ours]));
  // The clocks of provider and shop may see midnight at different moments.
  const elsewhere = [...inStatement].filter((serialNo) => !open.has(serialNo));
  for (const ours of await findBySerialNo(db, channel, elsewhere)) open.set(ours.serialNo, ours);
  return {
    lines: theirs.map(({ serialNo, amount, time }) => {
      const ours = open.get(serialNo);
      open.delete(serialNo);
      return {
        serialNo,
        amount,
        at: time,
        outcome: outcomeOf(ours, amount),
        chargeNo: ours?.chargeNo ?? null,
        ourAmount: ours ? toYuan(ours.amountFen) : null,
      };
    }),
    missingThere: ofTheseDays
      .filter(({ serialNo }) => !inStatement.has(serialNo))
      .map(({ chargeNo, serialNo, amountFen }) => ({ chargeNo, serialNo, amount: toYuan(amountFen) })),
  };
}

function parseLine({ line, fields: given }: CsvLine) {
  const parsed = fields.safeParse(given);
  if (!parsed.success) throw fail('statementUnreadable', { line });
  const { serial_no: serialNo, amount, time } = parsed.data;
  return { serialNo, amount, time };
}

function outcomeOf(ours: Ours | undefined, amount: number): Matching['lines'][number]['outcome'] {
  if (!ours) return 'missingHere';
  return ours.amountFen === toFen(amount) ? 'matched' : 'amountDiffers';
}

function succeeded(db: Knex, channel: string): Knex.QueryBuilder {
  return db('charges')
    .select('chargeNo', 'serialNo', 'amountFen')
    .where({ channel })
    .whereNotNull('serialNo')
    .whereNotNull('successAt')
    .orderBy('successAt');
}

async function findBySerialNo(db: Knex, channel: string, serialNos: string[]): Promise<Ours[]> {
  const found: Ours[] = [];
  for (let start = 0; start < serialNos.length; start += 500) {
    found.push(...(await succeeded(db, channel).whereIn('serialNo', serialNos.slice(start, start + 500))));
  }
  return found;
}
