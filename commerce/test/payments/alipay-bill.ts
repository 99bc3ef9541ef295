import { inGbk } from './gbk.ts';
import { zip } from './zip.ts';

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
    ...['', '0.00\t', '0.00', `${refundNo}\t`, refundNo ? '0.00' : '-0.06', '0.00', ''],
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
