import { z } from 'zod';
import { isRefused } from '../provider-answer.ts';
import { type AlipayClient, type AlipaySettings, accept } from './client.ts';

/** `trade`: payments and refunds. `signcustomer`: every movement of the account. `day`: `2026-11-23`, never today. */
export interface BillAsked {
  type: 'trade' | 'signcustomer';
  day: string;
}

/** `missing`: not ready yet. Alipay was also seen to say so of a day without business. */
export type Bill = { state: 'ready'; zip: Buffer } | { state: 'empty' | 'missing' };

/** The address lives 30 seconds, so asking for it and reading from it are one step. */
export async function readBill(
  client: AlipayClient,
  settings: AlipaySettings,
  { type, day }: BillAsked,
): Promise<Bill> {
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
