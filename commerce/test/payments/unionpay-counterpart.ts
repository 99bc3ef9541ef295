import { createHash, randomInt, sign, verify, type X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import type { z } from 'zod';
import type { UnionpaySettings } from '../../src/payments/unionpay/client.ts';
import { unionpayFiles } from './unionpay-bill.ts';
import { type Certificate, makeUnionpayKeys } from './unionpay-keys.ts';
import {
  fileFields,
  formFields,
  momentOf,
  queryFields,
  refundFields,
  typesOf,
  writtenTime,
} from './unionpay-messages.ts';

type Fields = Record<string, string>;

/** Stands for UnionPay, as docs/payment-providers/unionpay.md describes it. Checks all that UnionPay checks. */
export interface UnionpayCounterpart {
  settings: UnionpaySettings;
  /** Payments and refunds by number and time, as they share their numbers. */
  transactions: Map<string, Transaction>;
  /** ZIP files by settlement day, such as `0131`. */
  files: Map<string, Buffer>;
  /** Writes the file of a day such as `2026-01-31`, from 23:00 of the day before on; none without a transaction. */
  writeFile(day: string): void;
  /** What happens to the next messages. `say 12`: a signed refusal of a message that is in order. */
  behavior:
    | 'answer'
    | 'silent'
    | 'break off'
    | 'do and break off'
    | 'fail'
    | 'redirect'
    | 'sign wrongly'
    | 'leave unsigned'
    | 'sign with line feeds only'
    | 'sign with a secret'
    | 'say a field twice'
    | `say ${string}`;
  certificate: Certificate;
  /** Fields of the next answers that are other than they should be. */
  change: Fields;
  /** What is looked at first when a refund comes again: not published. */
  refundCheck: 'number first' | 'rest first';
  /** How far `txnTime` of a new transaction may be from the clock: not published. */
  clockMilliseconds: number;
  /** The page for the payer's browser. */
  cashier(orderId: string): string;
  /** As the payer's browser. @returns the text of the page */
  visit(form: { action: string; fields: Fields }): Promise<string>;
  /** As the payer at the cashier. @returns the number of the payment */
  pay(orderId: string): string;
  /** @returns the body of what UnionPay sends to the shop */
  notify(orderId: string, change?: Fields): string;
  find(orderId: string): Transaction;
  close(): Promise<void>;
}

export interface Transaction {
  txnType: '01' | '04';
  orderId: string;
  txnTime: string;
  txnAmt: number;
  payTimeout?: string | undefined;
  origQryId?: string;
  queryId?: string;
  /** `origRespCode` of a query. */
  code: string;
  /** When it was paid, or the refund accepted. */
  at?: number;
}

class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
/** Before the fields are looked at: UnionPay answers with a bare text. */
class BareRefusal extends Error {}

const undecidedOrDone = ['00', 'A6', '03', '04', '05', '83'];
const minute = 60_000;

export async function openUnionpayCounterpart(now: () => number = Date.now): Promise<UnionpayCounterpart> {
  const keys = makeUnionpayKeys(now());
  const merId = '777290058167151';
  const certId = BigInt(`0x${keys.merchant.certificate.serialNumber}`).toString();
  const transactions = new Map<string, Transaction>();
  const files = new Map<string, Buffer>();

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { behavior } = counterpart;
    if (behavior === 'silent') return;
    if (behavior === 'break off') return request.socket.destroy();
    if (behavior === 'fail') return response.writeHead(500).end();
    // The answer at the other address is in order, but it is not the one that the shop knows.
    if (behavior === 'redirect' && request.url !== '/moved')
      return response.writeHead(307, { Location: '/moved' }).end();
    if (request.url === '/moved') request.url = '/gateway/api/queryTrans.do';
    const isFile = request.url === '/';
    const isForm = request.url === '/gateway/api/frontTransReq.do';
    let fields: Fields = {};
    let answer: string;
    try {
      fields = readMessage(request, body, isForm);
      checkSignature(fields);
      const [, code] = /^say (\w\w)$/.exec(behavior) ?? [];
      if (code) throw new Refusal(code, '[9999999]');
      answer = write({
        ...echo(fields),
        respCode: '00',
        respMsg: '成功[0000000]',
        ...handle(request.url, fields),
      });
    } catch (error) {
      if (error instanceof BareRefusal) answer = error.message;
      else if (!(error instanceof Refusal)) throw error;
      // The host of the files answers mistakes in this way.
      else if (isFile && error.code !== '98') return response.writeHead(500).end();
      else answer = write({ ...echo(fields), respCode: error.code, respMsg: error.message });
    }
    if (behavior === 'do and break off') return request.socket.destroy();
    if (isForm)
      answer = /respCode=00/.test(answer)
        ? counterpart.cashier(fields.orderId ?? '')
        : `error ${/respCode=(\w+)/.exec(answer)?.[1]}`;
    response.writeHead(200, { 'Content-Type': 'text/html;charset=UTF-8' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const counterpart: UnionpayCounterpart = {
    settings: {
      ...{ merId, ...keys.merchant, trust: keys.trust },
      ...{ gateway: `${origin}/gateway/api`, fileHost: `${origin}/` },
      ...{ answerMilliseconds: 500, fileMilliseconds: 500 },
    },
    ...{ transactions, files, behavior: 'answer', certificate: 'good', change: {} },
    ...{ refundCheck: 'number first', clockMilliseconds: 5 * minute },
    cashier: () => 'cashier',

    async visit({ action, fields }) {
      const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
      return answer.text();
    },

    pay(orderId) {
      const payment = counterpart.find(orderId);
      if (payment.queryId) throw new Error('the payer sees that it is paid');
      if (payment.payTimeout && momentOf(payment.payTimeout) <= now())
        throw new Error('the payer sees that it is too late');
      payment.code = '00';
      payment.queryId = newQueryId();
      payment.at = now();
      return payment.queryId;
    },

    notify(orderId, change = {}) {
      const found = present(counterpart.find(orderId));
      const { origRespCode, origRespMsg, ...rest } = found;
      const result = { respCode: origRespCode ?? '', respMsg: origRespMsg ?? '' };
      const common = { version: '5.1.0', encoding: 'UTF-8', signMethod: '01', accessType: '0', merId };
      const fields = { ...common, bizType: '000201', ...rest, ...result, ...change };
      return new URLSearchParams(signed(fields)).toString();
    },

    writeFile(day) {
      const begin = Date.parse(`${day}T00:00:00+08:00`) - 60 * minute;
      const lines = [...transactions.values()].flatMap(({ at = 0, code, queryId, ...each }) => {
        const isOfDay = at >= begin && at < begin + 24 * 60 * minute;
        const isDone = ['00', 'A6'].includes(code);
        return isOfDay && isDone && queryId ? [{ ...each, queryId, written: writtenTime(at) }] : [];
      });
      if (lines.length > 0) files.set(day.slice(5).replace('-', ''), unionpayFiles(merId, day, lines));
    },

    find(orderId) {
      const found = [...transactions.values()].findLast((each) => each.orderId === orderId);
      if (!found) throw new Error(`UnionPay never heard of ${orderId}`);
      return found;
    },

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return counterpart;

  function readMessage(request: IncomingMessage, body: string, isForm: boolean): Fields {
    const types = request.method === 'POST' ? typesOf[request.url ?? ''] : undefined;
    if (!types) throw new BareRefusal('Invalid request URI.');
    const type = request.headers['content-type'] ?? '';
    const expected = 'application/x-www-form-urlencoded;charset=UTF-8';
    // A browser sends it without the character set.
    if (isForm ? !type.startsWith('application/x-www-form-urlencoded') : type !== expected)
      throw new BareRefusal('Invalid request.');
    // UnionPay wants the digits after the percent sign in upper case.
    if (!/^(?:[\w.*+-]|%[0-9A-F]{2}|[=&])+$/.test(body)) throw new BareRefusal('Invalid request.');
    const entries = [...new URLSearchParams(body)];
    const fields = Object.fromEntries(entries);
    const demanded = ['version', 'signMethod', 'signature', 'txnType', 'txnSubType'];
    if (Object.keys(fields).length < entries.length || demanded.some((name) => !fields[name]))
      throw new BareRefusal('Invalid request.');
    if (!types.includes(fields.txnType ?? '')) throw new BareRefusal('Invalid request URI.');
    return fields;
  }

  function checkSignature(fields: Fields): void {
    const signature = Buffer.from(fields.signature ?? '', 'base64');
    const isRight = verify('sha256', digestOf(fields), keys.merchantPublicKey, signature);
    if (!isRight || fields.signMethod !== '01' || fields.certId !== certId)
      throw new Refusal('11', '验证签名失败[9100004]');
    if (fields.merId !== merId) throw new Refusal('31', '商户状态不正确[3100000]');
  }

  function handle(url: string | undefined, fields: Fields): Fields {
    if (url === '/gateway/api/frontTransReq.do') return openPayment(read(formFields, fields));
    if (url === '/gateway/api/backTransReq.do') return takeRefund(read(refundFields, fields));
    if (url === '/gateway/api/queryTrans.do') return query(read(queryFields, fields));
    return sendFile(read(fileFields, fields));
  }

  function openPayment({ orderId, txnTime, txnAmt, payTimeout }: z.output<typeof formFields>): Fields {
    checkNew(orderId, txnTime);
    if (payTimeout && momentOf(payTimeout) <= now()) throw new Refusal('10', 'payTimeout 无效[6100030]');
    keep({ txnType: '01', orderId, txnTime, txnAmt: Number(txnAmt), payTimeout, code: '05' });
    return {};
  }

  function takeRefund({ orderId, txnTime, txnAmt, origQryId }: z.output<typeof refundFields>): Fields {
    const check = () => checkRest(origQryId, Number(txnAmt));
    if (counterpart.refundCheck === 'rest first') check();
    checkNew(orderId, txnTime);
    check();
    const queryId = newQueryId();
    const about = { orderId, txnTime, txnAmt: Number(txnAmt), origQryId, queryId };
    keep({ txnType: '04', ...about, code: '05', at: now() });
    return { queryId };
  }

  function checkRest(origQryId: string, amount: number): void {
    const payment = [...transactions.values()].find(
      ({ queryId, txnType }) => queryId === origQryId && txnType === '01',
    );
    if (!payment) throw new Refusal('35', '原交易状态不正确[2040004]');
    const spent = [...transactions.values()]
      .filter((each) => each.origQryId === origQryId && undecidedOrDone.includes(each.code))
      .reduce((sum, { txnAmt }) => sum + txnAmt, 0);
    if (spent + amount > payment.txnAmt) throw new Refusal('36', '与原交易不匹配[2050004]');
  }

  /** The same number on another day is another transaction. */
  function checkNew(orderId: string, txnTime: string): void {
    const day = txnTime.slice(0, 8);
    const isKnown = [...transactions.values()].some(
      (each) => each.orderId === orderId && each.txnTime.startsWith(day),
    );
    if (isKnown) throw new Refusal('12', '重复交易[2010002]');
    if (Math.abs(momentOf(txnTime) - now()) > counterpart.clockMilliseconds)
      throw new Refusal('10', 'txnTime 无效[6100030]');
  }

  function query({ orderId, txnTime }: z.output<typeof queryFields>): Fields {
    const found = transactions.get(`${orderId} ${txnTime}`);
    if (!found) throw new Refusal('34', '查无此交易[2600000]');
    return present(found);
  }

  function sendFile({ settleDate, fileType, txnTime }: z.output<typeof fileFields>): Fields {
    if (Math.abs(momentOf(txnTime) - now()) > counterpart.clockMilliseconds)
      throw new Refusal('99', 'txnTime 无效');
    const zip = files.get(settleDate);
    if (!zip) throw new Refusal('98', '文件不存在[9800000]');
    const fileContent = deflateSync(zip).toString('base64');
    return {
      settleDate,
      fileType,
      fileName: `${merId}_${writtenTime(now()).slice(0, 4)}${settleDate}.zip`,
      fileContent,
    };
  }

  function keep(transaction: Transaction): void {
    transactions.set(`${transaction.orderId} ${transaction.txnTime}`, transaction);
  }

  function present({ txnType, orderId, txnTime, txnAmt, queryId, origQryId, code }: Transaction): Fields {
    const isDone = ['00', 'A6'].includes(code);
    return {
      ...{ txnType, txnSubType: txnType === '01' ? '01' : '00', orderId, txnTime, txnAmt: String(txnAmt) },
      ...{
        origRespCode: code,
        origRespMsg: code === '05' ? '交易已受理，请稍后查询交易结果[6154037]' : `[${code}]`,
      },
      ...(origQryId && { origQryId }),
      settleAmt: isDone ? String(txnAmt) : '0',
      ...(isDone && queryId && { queryId, currencyCode: '156', settleCurrencyCode: '156' }),
      ...(isDone && { settleDate: txnTime.slice(4, 8), traceNo: '067402', traceTime: txnTime.slice(4) }),
    };
  }

  /** Not URL-encoded, sorted, with certificate and signature at the end. */
  function write(fields: Fields): string {
    const { behavior, change } = counterpart;
    const { signPubKeyCert, signature, ...rest } = signed({ ...fields, ...change });
    const last = behavior === 'leave unsigned' ? {} : { signPubKeyCert, signature };
    const sorted = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = [...sorted, ...Object.entries(last)].map(([name, value]) => `${name}=${value}`);
    return [...lines, ...(behavior === 'say a field twice' ? ['respCode=00'] : [])].join('&');
  }

  function signed(fields: Fields): Fields {
    const { behavior, certificate } = counterpart;
    const signPubKeyCert = writePem(keys.certificates[certificate], behavior === 'sign with line feeds only');
    if (behavior === 'sign with a secret') {
      const message = { ...fields, signMethod: '11', signPubKeyCert };
      const secret = createHash('sha256').update('88888888').digest('hex');
      return {
        ...message,
        signature: createHash('sha256')
          .update(`${textOf(message)}&${secret}`)
          .digest('hex'),
      };
    }
    const message = { ...fields, signPubKeyCert };
    const key = behavior === 'sign wrongly' ? keys.foreignKey : keys.unionpayKey;
    // The lines of the certificate end with CRLF and are signed so; a proxy that changes them breaks the signature.
    const original = { ...message, signPubKeyCert: writePem(keys.certificates[certificate], false) };
    return { ...message, signature: sign('sha256', digestOf(original), key).toString('base64') };
  }
}

/** What an answer repeats of the message. */
function echo(fields: Fields): Fields {
  const { signature, certId, backUrl, frontUrl, channelType, payTimeout, ...rest } = fields;
  return rest;
}

function read<Format extends z.ZodType>(format: Format, fields: Fields): z.output<Format> {
  const parsed = format.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new Refusal('10', `${parsed.error.issues[0]?.path.join('.')} 报文格式错误[9100000]`);
}

function textOf(fields: Fields): string {
  return Object.keys(fields)
    .filter((name) => name !== 'signature')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

function digestOf(fields: Fields): Buffer {
  return Buffer.from(createHash('sha256').update(textOf(fields)).digest('hex'));
}

function writePem(certificate: X509Certificate, hasLineFeedsOnly: boolean): string {
  const pem = certificate.toString();
  return hasLineFeedsOnly ? pem : pem.replaceAll('\n', '\r\n');
}

function newQueryId(): string {
  return Array.from({ length: 3 }, () => String(randomInt(10 ** 7)).padStart(7, '0')).join('');
}
