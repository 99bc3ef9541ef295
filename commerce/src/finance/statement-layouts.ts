import type { Channel } from '../../contract/choices.ts';

interface PlainLine {
  serial_no: string;
  amount: string;
  time: string;
  type: string;
}

export interface StatementLayout {
  /** Undefined if the layout says nothing about the channel. */
  channel?: Channel;
  columns: readonly string[];
  /** Lines that begin with this text are notes of the provider. */
  notes?: string;
  /** The first line behind the payments begins with this text. */
  end?: string;
  toPlain(fields: Record<string, string>): PlainLine;
}

/** Written by hand or saved from a spreadsheet. */
export const plain: StatementLayout = {
  columns: ['serial_no', 'amount', 'time'],
  toPlain: ({ serial_no = '', amount = '', time = '', type = '' }) => ({ serial_no, amount, time, type }),
};

/** The trade bill of WeChat Pay. `FAIL` and `CHANGE` are refunds that did not reach the payer. */
const wechat: StatementLayout = {
  channel: 'wechat',
  columns: ['交易时间', '微信订单号', '交易状态', '订单金额'],
  end: '总交易单数',
  toPlain: (fields) => {
    const time = fields.交易时间 ?? '';
    const type = fields.交易状态 ?? '';
    if (type !== 'REFUND')
      return { serial_no: fields.微信订单号 ?? '', amount: fields.订单金额 ?? '', time, type };
    const failed = ['FAIL', 'CHANGE'].includes(fields.退款状态 ?? '');
    return {
      serial_no: fields.微信退款单号 ?? '',
      amount: fields.申请退款金额 ?? fields.退款金额 ?? '',
      time,
      type: failed ? (fields.退款状态 ?? '') : type,
    };
  },
};

/** The business details of Alipay. A refund has two numbers: of its payment and, in another column, of its request. */
const alipay: StatementLayout = {
  channel: 'alipay',
  columns: ['支付宝交易号', '业务类型', '完成时间', '订单金额(元)'],
  notes: '#',
  toPlain: (fields) => {
    const type = fields.业务类型 ?? '';
    const refund = type === '退款' ? fields['退款批次号/请求号'] : '';
    return {
      serial_no: refund || (fields.支付宝交易号 ?? ''),
      amount: fields['订单金额(元)'] ?? '',
      time: fields.完成时间 ?? '',
      type,
    };
  },
};

export const layouts: readonly StatementLayout[] = [plain, wechat, alipay];
