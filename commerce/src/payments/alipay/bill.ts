import { z } from 'zod';
import { linesOf } from '../../lines-of.ts';
import type { Bill } from '../payment-provider.ts';
import { isRefused } from '../provider-answer.ts';
import { unzip } from '../unzip.ts';
import { type AlipayClient, type AlipaySettings, accept } from './client.ts';

/** `trade`: payments and refunds. `signcustomer`: every movement of the account. `day`: `2026-11-23`, never today. */
export interface BillAsked {
  type: 'trade' | 'signcustomer';
  day: string;
}

/** `missing`: not ready yet. Alipay was also seen to say so of a day without business. */
type BillFile = { state: 'ready'; zip: Buffer } | { state: 'empty' | 'missing' };

/** The lines of payments and refunds: docs/payment-providers/alipay.md, section 10.2. */
export async function tradeBill(client: AlipayClient, settings: AlipaySettings, day: string): Promise<Bill> {
  const bill = await fetchBill(client, settings, { type: 'trade', day });
  if (bill.state !== 'ready') return bill;
  // The other file has the sums. Their names are not in UTF-8, and their order is not fixed.
  for (const { read } of unzip(bill.zip)) {
    const lines = () => linesOf(read(), 'gb18030');
    if ((await firstOf(lines())).includes('业务明细'))
      return { state: 'ready', name: `trade-${day}.csv`, lines: lines() };
  }
  throw new Error('a bill of Alipay has no list of payments');
}

async function firstOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line;
  return '';
}

/** The address lives 30 seconds, so asking for it and reading from it are one step. */
export async function fetchBill(
  client: AlipayClient,
  settings: AlipaySettings,
  { type, day }: BillAsked,
): Promise<BillFile> {
  const asked = { bill_type: type, bill_date: day, secure: 'true' };
  const answer = await client.post('alipay.data.dataservice.bill.downloadurl.query', asked);
  if (isRefused(answer, 'NO_BILL_DATA')) return { state: 'empty' };
  if (isRefused(answer, 'BILL_NOT_EXIST')) return { state: 'missing' };
  const { bill_download_url: url } = addressFormat.parse(accept(answer));
  // The file has no signature, so the way to it must be as safe as the way to the gateway.
  if (new URL(url).protocol !== new URL(settings.endpoint).protocol) {
    throw new Error('the address of a bill of Alipay is not encrypted');
  }
  const zip = await download(url, settings.billMilliseconds);
  // After 30 seconds a page with an error comes instead.
  if (!zip.subarray(0, 2).equals(Buffer.from('PK'))) throw new Error('a bill of Alipay is not a zip file');
  return { state: 'ready', zip };
}

const addressFormat = z.object({ bill_download_url: z.url().max(2048) });

async function download(url: string, milliseconds: number): Promise<Buffer> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(milliseconds) });
  if (!answer.ok) throw new Error(`Alipay answered the download of a bill with status ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
