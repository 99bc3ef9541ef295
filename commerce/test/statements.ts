import type { StatementLayout } from '../contract/admin/reconciliations.ts';

/** What a statement says, in the words of no provider. */
export interface Stated {
  kind: 'payment' | 'refund' | 'fee' | 'failed';
  /** The provider's number of the payment. */
  no: string;
  /** The provider's number of the refund, and the shop's. */
  refundNo?: string;
  requestNo?: string;
  /** The shop's number of the recharge. */
  orderNo?: string;
  amount: string;
  time: string;
  name?: string;
}

/** UnionPay's file is written by `unionpay-bill.ts`. */
type Layout = Exclude<StatementLayout, 'plain' | 'bank' | 'unionpayFile'>;

/** Files as WeChat and Alipay write them, with their heads and sums (see `layouts.ts` for the sources). */
export function statementOf(layout: Layout, day: string, lines: Stated[]): string {
  return writers[layout](day, lines).join('\r\n');
}

const writers: Record<Layout, (day: string, lines: Stated[]) => string[]> = {
  wechatTrade: (_, lines) => [
    [
      '\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类',
      '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包',
      '手续费,费率,订单金额,申请退款金额,费率备注',
    ].join(','),
    ...lines.map(
      ({ kind, no, refundNo = '0', requestNo = '0', orderNo = 'JC1', amount, time, name = '充值' }) => {
        const isBack = kind === 'refund' || kind === 'failed';
        const [paid, back] = isBack ? ['0.00', amount] : [amount, '0.00'];
        const state = { payment: 'SUCCESS', refund: 'REFUND', failed: 'REFUND', fee: 'REVOKED' }[kind];
        return wechatLine([
          ...[time, 'wx1', '1900000001', '0', '', no, orderNo, 'o1', 'NATIVE', state, 'OTHERS', 'CNY'],
          ...[paid, '0.00', refundNo, requestNo, back, '0.00', 'ORIGINAL'],
          ...[kind === 'failed' ? 'CHANGE' : isBack ? 'SUCCESS' : '', name, ''],
          ...['0.06', '0.60%', paid, back, ''],
        ]);
      },
    ),
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    wechatLine(tradeTotals(lines)),
  ],
  wechatFund: (_, lines) => [
    '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号',
    ...lines.map(({ kind, no, refundNo, orderNo = 'JC1', requestNo = orderNo, amount, time, name = '' }) => {
      const [type, flow] = {
        payment: ['交易', '收入'],
        refund: ['退款', '支出'],
        fee: ['扣除交易手续费', '支出'],
        failed: ['提现', '支出'],
      }[kind] as [string, string];
      const number = kind === 'refund' ? (refundNo ?? no) : no;
      const others = ['1900009231', type, type, flow, amount, '100.00', 'system', name, requestNo];
      return wechatLine([time, number, ...others]);
    }),
    '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额',
    wechatLine(fundTotals(lines)),
  ],
  wechatPersonal: (day, lines) => [
    ...['微信支付账单明细', '微信昵称：[窑工]'].map((line) => `${line},,,,,,,,`),
    `起始时间：[${day} 00:00:00] 终止时间：[${day} 23:59:59],,,,,,,,`,
    ...[
      '导出类型：[全部]',
      `导出时间：[${day} 23:59:59]`,
      '',
      `共${lines.length}笔记录`,
      '收入：3笔 100.00元',
    ]
      .concat('支出：1笔 40.10元', '中性交易：1笔 1.00元', '注：', '1. 充值/提现等交易，将计入中性交易', '')
      .map((line) => `${line},,,,,,,,`),
    '----------------------微信支付账单明细列表--------------------,,,,,,,,',
    '交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注',
    ...lines.map(({ kind, no, refundNo = no, amount, time, name = '/' }) => {
      const [type, flow, state] = {
        payment: ['二维码收款', '收入', '已存入零钱'],
        refund: ['转账', '支出', '对方已收钱'],
        fee: ['零钱提现', '/', '提现已到账'],
        failed: ['转账', '收入', '已退还'],
      }[kind] as [string, string, string];
      const number = kind === 'refund' ? refundNo : no;
      const money = [`¥${amount}`, '零钱', state, `${number}\t`, '\t'];
      return [time, type, '王*', quoted(name), flow, ...money, '"/"'].join(',');
    }),
    `2026-01-01 08:00:00,商户消费,超市,"米",支出,¥12.00,零钱,支付成功,PRIVATE1\t,\t,"/"`,
  ],
  alipayBusiness: (day, lines) => [
    ...alipayHead('业务', day),
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注',
    ...lines.map(({ kind, no, requestNo = '', orderNo = 'JC1', amount, time, name = '充值' }) => {
      const isBack = kind === 'refund';
      const type = { payment: '交易', refund: '退款', fee: '交易关闭', failed: '撤销' }[kind];
      const sum = isBack ? `-${amount}` : amount;
      const zeros = Array.from({ length: 5 }, () => '0.00');
      return [
        ...[
          `${no}\t`,
          `${orderNo}\t`,
          type,
          `${name}\t`,
          time,
          time,
          '\t',
          '\t',
          '\t',
          '\t',
          '*芳(133****1111)\t',
        ],
        ...[sum, sum, ...zeros, '', '0.00', '0.00', isBack ? `${requestNo}\t` : '\t', '0.00', '0.00', ''],
      ].join(',');
    }),
    ...alipayFoot('业务', [
      ['交易', '商家实收', totalOf(lines, 'payment')],
      ['退款', '商家实收退款', totalOf(lines, 'refund')],
    ]),
  ],
  alipayAccount: (day, lines) => [
    ...alipayHead('账务', day),
    '账务流水号,业务流水号,商户订单号,商品名称,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,交易渠道,业务类型,备注',
    ...lines.map(({ kind, no, orderNo = 'JC1', amount, time, name = '充值' }, index) => {
      const type = { payment: '在线支付', refund: '交易退款', fee: '收费', failed: '提现' }[kind];
      const [income, spent] = kind === 'payment' ? [amount, '0.00'] : ['0.00', `-${amount}`];
      const numbers = [`${index}54632446537371\t`, `${no}\t`, `${orderNo}\t`];
      const about = [`${name}\t`, time, '*芳(133****1111)\t'];
      return [...numbers, ...about, income, spent, '100.00', '支付宝', type, ''].join(',');
    }),
    ...alipayFoot('账务', [
      ['支出', '', totalOf(lines, 'refund', 'fee', 'failed')],
      ['收入', '', totalOf(lines, 'payment')],
    ]),
  ],
};

/** Names of pieces stand in it as they are. */
function wechatLine(values: string[]): string {
  return values.map((value) => `\`${value}`).join(',');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function tradeTotals(lines: Stated[]): string[] {
  const { sum: paid } = totalOf(lines, 'payment', 'fee');
  const { sum: back } = totalOf(lines, 'refund', 'failed');
  return [`${lines.length}.0`, paid, back, '0.00', '0.06', paid, back];
}

function fundTotals(lines: Stated[]): string[] {
  const [income, spent] = [totalOf(lines, 'payment'), totalOf(lines, 'refund', 'fee', 'failed')];
  return [String(lines.length), income.count, income.sum, spent.count, spent.sum];
}

function alipayHead(kind: string, day: string): string[] {
  const [year, month, date] = day.split('-');
  const next = String(Number(date) + 1).padStart(2, '0');
  return [
    `#支付宝${kind}明细查询`,
    '#账号：[20888011365400330156]',
    `#起始日期：[${year}年${month}月${date}日 00:00:00]   终止日期：[${year}年${month}月${next}日 00:00:00]`,
    `#-----------------------------------------${kind}明细列表----------------------------------------`,
  ];
}

type Sum = ReturnType<typeof totalOf>;

function totalOf(lines: Stated[], ...kinds: Stated['kind'][]) {
  const counted = lines.filter(({ kind }) => kinds.includes(kind));
  const fen = counted.reduce((sum, { amount }) => sum + Math.round(100 * Number(amount)), 0);
  return { count: String(counted.length), sum: (fen / 100).toFixed(2) };
}

function alipayFoot(kind: string, totals: [name: string, what: string, sum: Sum][]): string[] {
  return [
    `#-----------------------------------------${kind}明细列表结束------------------------------------`,
    ...totals.map(
      ([name, what, { count, sum }]) => `#${name}合计：${count}笔，${what}共${sum}元，商家优惠共0.00元`,
    ),
    '#导出时间：[2026年01月16日 09:00:00]',
  ];
}
