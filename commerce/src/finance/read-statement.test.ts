import { describe, expect, test } from 'vitest';
import type { Channel } from '../../contract/choices.ts';
import { readStatement } from './read-statement.ts';

/** The trade bill of WeChat Pay: the columns, the payments, and two lines of sums. */
const wechatColumns = [
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类',
  '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包',
  '手续费,费率,订单金额,申请退款金额,费率备注',
].join(',');

interface WechatLine {
  state: string;
  amount: string;
  refund?: { no: string; amount: string; state: string };
}

function wechatLine({ state, amount, refund = { no: '0', amount: '0.00', state: '' } }: WechatLine): string {
  const values = [
    ...['2026-03-10 08:00:00', 'wx1', '1900000001', '0', '', '4200000001', 'JC1', 'o1', 'NATIVE', state],
    ...['OTHERS', 'CNY', amount, '0.00', refund.no, 'JR1', refund.amount, '0.00', 'ORIGINAL', refund.state],
    ...['充值', '', '0.06', '0.60%', amount, refund.amount, ''],
  ];
  return values.map((value) => `\`${value}`).join(',');
}

const wechatSums = [
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`2,`100.00,`40.10,`0.00,`0.06,`100.00,`40.10',
];

/** The business details of Alipay, whose notes begin with a number sign. */
function alipayFile(lines: string[]): string {
  return [
    '#支付宝业务明细查询',
    '#起始日期：[2026年03月10日 00:00:00]   终止日期：[2026年03月11日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    '支付宝交易号	,商户订单号	,业务类型	,完成时间	,订单金额（元）,商家实收（元）,退款批次号/请求号,备注',
    ...lines,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    '#交易合计：1笔，退款合计：1笔',
  ].join('\r\n');
}

async function shortly(text: string, channel: Channel) {
  const { lines, invalid } = await readStatement(text, channel);
  return {
    lines: lines.map(({ line, side, serialNo, amountFen }) => [line, side, serialNo, amountFen]),
    invalid: invalid.map(({ line, reason }) => [line, reason]),
  };
}

test('the trade bill of WeChat Pay is read as it was downloaded, without its sums', async () => {
  const text = [
    `\uFEFF${wechatColumns}`,
    wechatLine({ state: 'SUCCESS', amount: '100.00' }),
    wechatLine({
      state: 'REFUND',
      amount: '0.00',
      refund: { no: '5030', amount: '40.10', state: 'SUCCESS' },
    }),
    ...wechatSums,
  ].join('\r\n');
  expect(await shortly(text, 'wechat')).toEqual({
    lines: [
      [2, 'in', '4200000001', 10_000],
      [3, 'out', '5030', 4010],
    ],
    invalid: [],
  });
});

test('payments that WeChat Pay revoked and refunds that failed are shown and not counted', async () => {
  const text = [
    wechatColumns,
    wechatLine({ state: 'REVOKED', amount: '100.00' }),
    wechatLine({ state: 'REFUND', amount: '0.00', refund: { no: '5030', amount: '40.10', state: 'CHANGE' } }),
  ].join('\n');
  expect(await shortly(text, 'wechat')).toEqual({
    lines: [],
    invalid: [
      [2, 'type'],
      [3, 'type'],
    ],
  });
});

test('the business details of Alipay are read as they were downloaded, without their notes', async () => {
  const text = alipayFile([
    '2026031022001400001	,JC1	,交易	,2026-03-10 08:00:00	,100.00,99.40,	,',
    '2026031022001400001	,JC1	,退款	,2026-03-10 09:00:00	,-40.10,-40.10,JR1	,',
    '2026031022001400002	,JC2	,退款	,2026-03-10 09:30:00	,-5.00,-5.00,	,',
  ]);
  expect(await shortly(text, 'alipay')).toEqual({
    lines: [
      [5, 'in', '2026031022001400001', 10_000],
      [6, 'out', 'JR1', 4010],
      [7, 'out', '2026031022001400002', 500],
    ],
    invalid: [],
  });
});

test('the names of columns may each have a tab behind them, as the values of Alipay have', async () => {
  const text = [
    '支付宝交易号\t,业务类型\t,完成时间\t,订单金额（元）\t',
    '2026031022001400001\t,交易\t,2026-03-10 08:00:00\t,100.00\t',
  ].join('\r\n');
  expect(await shortly(text, 'alipay')).toEqual({
    lines: [[2, 'in', '2026031022001400001', 10_000]],
    invalid: [],
  });
});

test('a serial number that a spreadsheet has shortened is unreadable, and other numbers with an E are not', async () => {
  const numbers = ['2.02611E+27', '2,02611e+27', '2E+27', ' 2.02611E+27 ', '2.02611E27', 'E+27', '12E+27'];
  const text = ['serial_no;amount;time', ...numbers.map((number) => `${number};5;`)].join('\n');
  const { lines, invalid } = await shortly(text, 'unionpay');
  expect(invalid).toEqual([2, 3, 4, 5].map((line) => [line, 'shortened']));
  expect(lines.map(([line]) => line)).toEqual([6, 7, 8]);
  const ofAlipay = '2.02611E+27\t,JC1\t,交易\t,2026-03-10 08:00:00\t,100.00,99.40,\t,';
  expect((await shortly(alipayFile([ofAlipay]), 'alipay')).invalid).toEqual([[5, 'shortened']]);
});

test('a file of one provider is refused as the statement of another', async () => {
  await expect(readStatement(alipayFile([]), 'wechat')).rejects.toMatchObject({
    errorName: 'statementOfOtherChannel',
  });
  await expect(readStatement([wechatColumns, ...wechatSums].join('\n'), 'unionpay')).rejects.toMatchObject({
    errorName: 'statementOfOtherChannel',
  });
});

describe('a file with the columns of our own', () => {
  const columns = ['serial_no', 'amount', 'time', 'type'];

  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may be separated by %s, with empty values', async (_, separator) => {
    const rows = [columns, ['A1', '12.5', '', ''], ['A2', '3', '', 'refund']];
    const text = rows.map((row) => row.join(separator)).join('\r\n');
    expect(await shortly(text, 'unionpay')).toEqual({
      lines: [
        [2, 'in', 'A1', 1250],
        [3, 'out', 'A2', 300],
      ],
      invalid: [],
    });
  });

  test('may name its columns in capital letters and between spaces', async () => {
    const { lines } = await shortly('Serial_No , AMOUNT, Time\nA1, 5 ,', 'unionpay');
    expect(lines).toEqual([[2, 'in', 'A1', 500]]);
  });

  test.each([
    ['¥1,234.50', 123_450],
    ['￥1,234,567.8', 123_456_780],
    ['12.00元', 1200],
    ['12.00 元', 1200],
    ['¥ 8', 800],
    ['-¥40.10', -4010],
    ['¥-40.10', -4010],
    ['−1,000.00', -100_000],
  ])('may write the amount %s', async (amount, fen) => {
    const { lines } = await shortly(`serial_no;amount;time\nA1;${amount};`, 'unionpay');
    expect(lines).toEqual([[2, fen < 0 ? 'out' : 'in', 'A1', Math.abs(fen)]]);
  });

  test.each([
    '1,23',
    '12,34.5',
    '1,2345.00',
    '1.234,50',
    '1,234.567',
    '12.345',
    '0',
    '0.00',
    '$5',
    '5 USD',
    '--5',
    '1元50',
    '3元5',
    '1 2.00',
    '元5',
    '¥5元5',
    '¥¥5',
    '0,123.00',
    '00,123',
    '1,234,5',
    '1,,234.00',
    ',234.00',
    '',
  ])('is not guessed at for the amount %j', async (amount) => {
    const { lines, invalid } = await shortly(`serial_no;amount;time\nA1;${amount};`, 'unionpay');
    expect(lines).toEqual([]);
    expect(invalid).toEqual([[2, 'amount']]);
  });
});
