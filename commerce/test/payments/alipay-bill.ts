import { crc32, deflateRawSync } from 'node:zlib';

/** Amounts of refunds are negative. */
export interface BillLine {
  tradeNo: string;
  outTradeNo: string;
  /** Of refunds, the number of the shop. */
  refundNo?: string;
  subject: string;
  /** In Beijing time, `2026-12-01 10:55:16`. */
  written: string;
  amountFen: number;
}

/**
 * A bill of the type `trade` as Alipay writes it: two files in GBK, tabs behind values, no quotation marks, headers and
 * footers (docs/payment-providers/alipay.md, section 10.2).
 */
export function tradeBill(sellerId: string, day: string, lines: readonly BillLine[]): Buffer {
  const account = `${sellerId}0156`;
  const file = `${account}_${day.replaceAll('-', '')}`;
  return zip([
    [`${file}_业务明细(汇总).csv`, inGbk(sumsOf(account, day, lines))],
    [`${file}_业务明细.csv`, inGbk(detailsOf(account, day, lines))],
  ]);
}

const columns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const sumColumns =
  '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,支付宝优惠（元）,商家优惠（元）,卡消费金额（元）,服务费（元）,分润（元）,实收净额（元）';
const dashes = '-'.repeat(41);

function detailsOf(account: string, day: string, lines: readonly BillLine[]): string[] {
  const [payments, refunds] = [lines.filter((line) => !line.refundNo), lines.filter((line) => line.refundNo)];
  return [
    ...headOf('#支付宝业务明细查询', account, day),
    `#${dashes}业务明细列表${dashes}`,
    columns,
    ...lines.map(lineOf),
    `#${dashes}业务明细列表结束${dashes}`,
    `#交易合计：${payments.length}笔，商家实收共${sumOf(payments)}元，商家优惠共0.00元`,
    `#退款合计：${refunds.length}笔，商家实收退款共${sumOf(refunds)}元，商家优惠退款共0.00元`,
    `#导出时间：[${chinese(dayAfter(day))} 05:46:49]`,
  ];
}

function lineOf({ tradeNo, outTradeNo, refundNo = '', subject, written, amountFen }: BillLine): string {
  const amount = yuanOf(amountFen);
  return [
    ...[`${tradeNo}\t`, `${outTradeNo}\t`, `${refundNo ? '退款' : '交易'}\t`, subject, written, written],
    ...[
      '\t',
      '\t',
      '\t',
      '\t',
      '*津水(602***@qq.com)\t',
      amount,
      amount,
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
    ],
    ...['', '0.00\t', '0.00', `${refundNo}\t`, '0.00', '0.00', ''],
  ].join(',');
}

function sumsOf(account: string, day: string, lines: readonly BillLine[]): string[] {
  const refunds = lines.filter((line) => line.refundNo).length;
  const sums = [sumOf(lines), sumOf(lines), '0.00', '0.00', '0.00', '0.00', '0.00', sumOf(lines)];
  return [
    ...headOf('#支付宝业务汇总查询', account, day),
    `#${dashes}业务汇总列表${dashes}`,
    sumColumns,
    ['合计\t', '\t', lines.length - refunds, refunds, ...sums].join(','),
    `#${dashes}业务汇总列表结束${dashes}`,
  ];
}

function headOf(title: string, account: string, day: string): string[] {
  const [from, until] = [chinese(day), chinese(dayAfter(day))];
  return [title, `#账号：[${account}]`, `#起始日期：[${from} 00:00:00]   终止日期：[${until} 00:00:00]`];
}

function sumOf(lines: readonly BillLine[]): string {
  return yuanOf(lines.reduce((sum, { amountFen }) => sum + amountFen, 0));
}

function yuanOf(fen: number): string {
  return (fen / 100).toFixed(2);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
}

function chinese(day: string): string {
  const [year, month, date] = day.split('-');
  return `${year}年${month}月${date}日`;
}

/** Node reads GBK but does not write it, so each character is found by reading all pairs of bytes. */
const gbk = new Map<string, number>();

function inGbk(lines: string | readonly string[]): Buffer {
  if (gbk.size === 0) fillGbk();
  const text = typeof lines === 'string' ? lines : lines.map((line) => `${line}\r\n`).join('');
  return Buffer.from(
    [...text].flatMap((character) => {
      if (character < '\x80') return [character.charCodeAt(0)];
      // Alipay writes a question mark for what GBK does not have.
      const pair = gbk.get(character) ?? 0x3f;
      return pair > 0xff ? [pair >> 8, pair & 0xff] : [pair];
    }),
  );
}

function fillGbk(): void {
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && character !== '\ufffd') gbk.set(character, (lead << 8) | trail);
    }
  }
}

/** Names are in GBK, without the mark of zip for UTF-8. */
function zip(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of files) {
    const [nameBytes, packed] = [inGbk(name), deflateRawSync(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06'), end]);
}
