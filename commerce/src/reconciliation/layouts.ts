import type { StatementLayout } from '../../contract/admin/reconciliations.ts';
import type { BookedChannel } from '../../contract/choices.ts';
import { hour } from '../clock.ts';
import type { Side } from './tables.ts';

/** The values of a line as the file writes them. */
export interface StatedLine {
  /** Empty if the sign of the amount says it. */
  side: Side | '';
  serialNo: string;
  amount: string;
  time: string;
  /**
   * The number that the shop gave the refund or the recharge. A refund may also be found by it, or by the number of its
   * payment.
   */
  requestNo?: string;
  paymentNo?: string;
  /** The account is used for other things too, so a line that the books do not know is none of the shop's. */
  mayBeForeign?: boolean;
}

/** Neither a payment nor a refund, or one that did not come about. */
const other = 'other';
/** The layout does not know this type of line. */
const unknown = 'unknown';

export interface Layout {
  name: StatementLayout;
  /** Undefined if the layout says nothing about the channel. */
  channel?: BookedChannel;
  fits(names: readonly string[]): boolean;
  /** The first line behind the payments begins with this text. */
  end?: RegExp;
  /** How long before midnight a day of the provider begins and ends, in milliseconds. */
  earlierBy?: number;
  read(fields: Record<string, string>): StatedLine | typeof other | typeof unknown;
}

const has =
  (...columns: string[]) =>
  (names: readonly string[]) =>
    columns.every((column) => names.includes(column));

/** Written by hand or saved from a spreadsheet. */
const plain: Layout = {
  name: 'plain',
  fits: has('serial_no', 'amount', 'time'),
  read({ serial_no: serialNo = '', amount = '', time = '', type = '' }) {
    const sides: Record<string, Side | ''> = {
      ...{ '': '', payment: 'in', success: 'in', 交易: 'in', 收入: 'in' },
      ...{ refund: 'out', 退款: 'out', 支出: 'out' },
    };
    const side = new Map(Object.entries(sides)).get(type.toLowerCase());
    return side === undefined ? unknown : { side, serialNo, amount, time };
  },
};

/**
 * 交易账单 of the merchant platform. A refund is stated when WeChat accepts it; `FAIL` and `CHANGE` are refunds that did
 * not reach the payer, and `REVOKED` is a payment that was called back.
 * Source: https://pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html
 */
const wechatTrade: Layout = {
  name: 'wechatTrade',
  channel: 'wechat',
  fits: has('交易时间', '微信订单号', '交易状态', '订单金额', '微信退款单号'),
  end: /^`?总交易单数/,
  read(fields) {
    const { 交易时间: time = '', 交易状态: state, 微信订单号: paymentNo = '' } = fields;
    if (state === 'SUCCESS') {
      const { 商户订单号: requestNo = '', 订单金额: amount = '' } = fields;
      return { side: 'in', serialNo: paymentNo, requestNo, amount, time };
    }
    if (state === 'REVOKED') return other;
    if (state !== 'REFUND') return unknown;
    if (['FAIL', 'CHANGE'].includes(fields.退款状态 ?? '')) return other;
    const { 微信退款单号: serialNo = '', 商户退款单号: requestNo = '' } = fields;
    const amount = fields.申请退款金额 ?? fields.退款金额 ?? '';
    return { side: 'out', serialNo, requestNo, paymentNo, amount, time };
  },
};

/**
 * 资金账单 of the merchant platform. The line of a refund has the number of the refund as 微信支付业务单号, and 业务凭证号
 * is the number that the shop gave.
 * Source: https://pay.weixin.qq.com/docs/merchant/products/bill-download/structure/fund-bill.html
 */
const wechatFund: Layout = {
  name: 'wechatFund',
  channel: 'wechat',
  fits: has('记账时间', '微信支付业务单号', '业务类型', '收支类型', '收支金额(元)'),
  end: /^`?资金流水总笔数/,
  read(fields) {
    const type = `${fields.业务名称 ?? ''} ${fields.业务类型 ?? ''}`;
    if (/手续费|服务费|提现|充值|转账|付款(?!码)|分账|红包|券|冻结|保证金|结算/.test(type)) return other;
    const isIn = fields.收支类型 === '收入';
    const line = {
      serialNo: fields.微信支付业务单号 ?? '',
      amount: fields['收支金额(元)'] ?? '',
      time: fields.记账时间 ?? '',
      requestNo: fields.业务凭证号 ?? '',
    };
    if (/退款/.test(type)) return isIn ? unknown : { side: 'out', ...line };
    return isIn && /交易|支付/.test(type) ? { side: 'in', ...line } : unknown;
  },
};

/**
 * 微信支付账单明细, which the app sends by mail. Its owner also pays privately, so what was paid counts only if the books
 * have a refund with its number. `/` marks what moved between the owner's own accounts.
 * Source: files as described in public importers, such as https://github.com/deb-sig/double-entry-generator (wechat)
 */
const wechatPersonal: Layout = {
  name: 'wechatPersonal',
  channel: 'wechat',
  fits: has('交易时间', '交易类型', '收/支', '金额(元)', '当前状态', '交易单号'),
  read(fields) {
    const { 交易类型: type = '', '收/支': flow = '', 当前状态: state = '' } = fields;
    const line = {
      serialNo: fields.交易单号 ?? '',
      amount: fields['金额(元)'] ?? '',
      time: fields.交易时间 ?? '',
    };
    if (flow === '支出') return { side: 'out', ...line, mayBeForeign: true };
    if (flow === '/' || flow === '中性交易') return other;
    if (flow !== '收入') return unknown;
    // Money that was given back, or the refund of a purchase of the owner.
    if (/退还|关闭|失败|撤销/.test(state) || /退款/.test(type)) return other;
    return /转账|收款|红包|赞赏码|经营/.test(type) ? { side: 'in', ...line } : unknown;
  },
};

/**
 * 业务明细 of the merchant center. A refund has the number of its payment and, in another column, of its request.
 * Source: https://opendocs.alipay.com/open/204/106262 (the columns of the downloaded bill)
 */
const alipayBusiness: Layout = {
  name: 'alipayBusiness',
  channel: 'alipay',
  fits: has('支付宝交易号', '业务类型', '完成时间', '订单金额(元)'),
  read(fields) {
    const { 支付宝交易号: paymentNo = '', 业务类型: type, 完成时间: time = '' } = fields;
    const amount = fields['订单金额(元)'] ?? '';
    if (type === '交易')
      return { side: 'in', serialNo: paymentNo, requestNo: fields.商户订单号 ?? '', amount, time };
    if (type !== '退款') return /撤销|关闭/.test(type ?? '') ? other : unknown;
    const requestNo = fields['退款批次号/请求号'] ?? '';
    return { side: 'out', serialNo: requestNo || paymentNo, requestNo, paymentNo, amount, time };
  },
};

/**
 * 账务明细 of the merchant center. 业务流水号 is the number of the payment, also for a refund, whose own number the file
 * does not tell. A payment has at most one successful refund, so this number finds it.
 * Source: https://opendocs.alipay.com/open/204/106262 and alipay.data.bill.accountlog.query
 */
const alipayAccount: Layout = {
  name: 'alipayAccount',
  channel: 'alipay',
  fits: has('账务流水号', '业务流水号', '发生时间', '收入金额(+元)', '支出金额(-元)', '业务类型'),
  read(fields) {
    const { 业务流水号: serialNo = '', 发生时间: time = '', 业务类型: type = '' } = fields;
    if (/收费|服务费|手续费|提现|充值|退费|分账|冻结/.test(type)) return other;
    const income = fields['收入金额(+元)'] ?? '';
    if (isNothing(income)) {
      const line = { side: 'out' as const, serialNo, amount: fields['支出金额(-元)'] ?? '', time };
      if (/退款/.test(type)) return { ...line, paymentNo: serialNo };
      return type === '转账' ? { ...line, mayBeForeign: true } : unknown;
    }
    return /支付|交易|付款|转账|收款/.test(type) && !/退款/.test(type)
      ? { side: 'in', serialNo, requestNo: fields.商户订单号 ?? '', amount: income, time }
      : unknown;
  },
};

/** The columns that the shop makes of UnionPay's file, whose lines have neither names nor separators. */
export const unionpayColumns = ['query_id', 'order_id', 'txn_type', 'txn_time', 'txn_amt', 'orig_qry_id'];

/**
 * 全渠道商户一般交易明细流水文件, which the shop fetches. It has successes only, and its day begins at 23:00 of the day
 * before. Other types are corrections by people at UnionPay or at a bank.
 * Source: docs/payment-providers/unionpay.md, section 10
 */
const unionpayFile: Layout = {
  name: 'unionpayFile',
  channel: 'unionpay',
  earlierBy: hour,
  fits: has(...unionpayColumns),
  read({ query_id: serialNo = '', order_id: requestNo = '', ...fields }) {
    const { txn_type: type, txn_time: time = '', txn_amt: amount = '', orig_qry_id: paymentNo = '' } = fields;
    if (type === '01') return { side: 'in', serialNo, requestNo, amount, time };
    return type === '04' ? { side: 'out', serialNo, requestNo, paymentNo, amount, time } : unknown;
  },
};

const bankColumns = {
  day: /^(?:交易|记账|入账)日期?$/,
  /** The time of day, with or without the day. */
  time: /^(?:交易|记账|入账)时间$/,
  in: /^(?:(?:贷方|收入|存入).*额|贷方|收入|存入)(?:\(.*\))?$/,
  out: /^(?:(?:借方|支出|支取).*额|借方|支出|支取)(?:\(.*\))?$/,
  serialNo: /流水号?$/,
};

/** The list of an account at a bank. Banks name the columns differently, and the account pays other things too. */
const bank: Layout = {
  name: 'bank',
  fits: (names) =>
    [bankColumns.in, bankColumns.serialNo].every((column) => names.some((name) => column.test(name))) &&
    names.some((name) => bankColumns.day.test(name) || bankColumns.time.test(name)),
  end: /^"?(?:合计|总计|总笔数)/,
  read(fields) {
    const find = (column: RegExp) => Object.entries(fields).find(([name]) => column.test(name))?.[1] ?? '';
    const [day, clock] = [find(bankColumns.day), find(bankColumns.time)];
    const time = /^\d+:/.test(clock) ? `${day} ${clock}` : clock || day;
    const serialNo = find(bankColumns.serialNo);
    const [income, spent] = [find(bankColumns.in), find(bankColumns.out)];
    return isNothing(income)
      ? { side: 'out', serialNo, amount: spent, time, mayBeForeign: true }
      : { side: 'in', serialNo, amount: income, time };
  },
};

function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

export const layouts: readonly Layout[] = [
  ...[plain, wechatTrade, wechatFund, wechatPersonal],
  ...[alipayBusiness, alipayAccount, unionpayFile, bank],
];
