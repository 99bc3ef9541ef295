import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { linesOf } from '../../lines-of.ts';
import type { Bill } from '../payment-provider.ts';
import { isRefused } from '../provider-answer.ts';
import { accept, type WechatClient } from './client.ts';

/** `tradebill`: payments and refunds. `fundflowbill`: every movement of the account. */
const kinds = { tradebill: { bill_type: 'ALL' }, fundflowbill: { account_type: 'BASIC' } } as const;

/**
 * docs/payment-providers/wechat-pay.md, section 9. The bill of a day can be fetched for three months.
 * Sources: https://pay.weixin.qq.com/doc/v3/merchant/4012556654 (trade bill),
 * https://pay.weixin.qq.com/wiki/doc/apiv3/apis/chapter4_2_7.shtml (fund bill; both with the hash of the unpacked file),
 * https://pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html (the file)
 * @param day such as `2026-11-23`
 * @throws Error if the file is not the one that WeChat Pay announced
 */
export async function fetchBill(client: WechatClient, kind: keyof typeof kinds, day: string): Promise<Bill> {
  const asked = new URLSearchParams({ bill_date: day, ...kinds[kind], tar_type: 'GZIP' });
  const answer = await client.get(`/v3/bill/${kind}?${asked}`);
  if (isRefused(answer, 'NOSTATEMENTEXIST')) return { state: 'empty' };
  if (isRefused(answer, 'STATEMENTCREATING')) return { state: 'missing' };
  const { hash_value: hash, download_url: address } = announcedFormat.parse(accept(answer));
  const file = await client.download(address);
  if ((await hashOf(file)) !== hash.toLowerCase())
    throw new Error('a bill of WeChat Pay is not the file that was announced');
  return { state: 'ready', name: `${kind}-${day}.csv`, lines: linesOf(unpack(file)) };
}

const announcedFormat = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.url().max(2048),
});

async function hashOf(file: Buffer): Promise<string> {
  const hash = createHash('sha1');
  for await (const piece of unpack(file)) hash.update(piece);
  return hash.digest('hex');
}

function unpack(file: Buffer): AsyncIterable<Buffer> {
  return Readable.from([file]).pipe(createGunzip());
}
