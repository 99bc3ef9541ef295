import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { z } from 'zod';
import { addDays, dayOf } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Bill } from '../payment-provider.ts';
import { compactTime, reasonOf, type UnionpayClient } from './client.ts';
import { readFile } from './read-file.ts';

/** `missing`: not ready yet, or no transaction on that day. UnionPay does not say which. */
type BillFile = { state: 'ready'; name: string; zip: Buffer } | { state: 'missing' };

/** The day of a bill is sent without its year. */
const maxAgeDays = 300;

export async function dayBill(client: UnionpayClient, clock: Clock, day: string): Promise<Bill> {
  const bill = await fetchBill(client, clock, day);
  if (bill.state !== 'ready') return bill;
  const { name, zip } = bill;
  return { state: 'ready', name, lines: readFile(zip, day) };
}

/**
 * docs/payment-providers/unionpay.md, section 10. UnionPay has no address for a bill: the file is in the answer, signed with
 * it, so that none of it may be believed before all of it has arrived.
 * @param day such as `2026-01-31`. It begins at 23:00 of the day before, and its file comes after about 9:00 of the next.
 * @throws Error if there is no answer that can be believed, or UnionPay would take the day for one of another year
 */
export async function fetchBill(client: UnionpayClient, clock: Clock, day: string): Promise<BillFile> {
  const today = dayOf(clock.now());
  if (day >= today || day < addDays(today, -maxAgeDays))
    throw new Error(`UnionPay has no bill of ${day}, and would send that of another year`);
  const answer = await client.post('file', {
    ...{ txnType: '76', txnSubType: '01', bizType: '000000', fileType: '00' },
    txnTime: compactTime(clock.now()),
    settleDate: day.slice(5).replace('-', ''),
  });
  if (answer.respCode === '98') return { state: 'missing' };
  if (answer.respCode !== '00') throw new Error(`UnionPay answered ${reasonOf(answer)}`);
  const { fileName, fileContent } = fileFormat.parse(answer);
  return {
    state: 'ready',
    name: fileName,
    zip: await promisify(inflate)(Buffer.from(fileContent, 'base64')),
  };
}

const fileFormat = z.object({ fileName: z.string(), fileContent: z.string() });
