import { generateKeyPairSync, randomInt, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AlipaySettings } from '../../src/payments/alipay/client.ts';
import { tradeBill } from './alipay-bill.ts';
import {
  checkRequest,
  type contents,
  type Fields,
  Refusal,
  readContent,
  readTime,
} from './alipay-requests.ts';

/** Stands for Alipay, as docs/payment-providers/alipay.md describes it. Checks all that Alipay checks. */
export interface AlipayCounterpart {
  settings: AlipaySettings;
  /** Codes and pages, by the number of the shop. A trade begins to exist only when a payer uses one. */
  offers: Map<string, Offer>;
  trades: Map<string, Trade>;
  /** By the shop's numbers of payment and refund, with a blank between them. */
  refunds: Map<string, Refund>;
  /** Zip files by type and day, such as `trade 2026-12-01`. Null: a day without business. */
  bills: Map<string, Buffer | null>;
  /**
   * What happens to the next requests. A text is an error that Alipay answers, such as `40004 ACQ.SYSTEM_ERROR`, with
   * `unsigned ` in front if it has no signature, and `only refund ` if other calls work; three digits are the status of HTTP of an answer.
   * With ` bill` behind, it happens to the download alone.
   */
  behavior:
    | ('answer' | 'wrong signature' | 'do and break off' | 'break off' | 'silent' | 'redirect' | 'page')
    | (string & {});
  /** Fields that the next answers have instead of the right ones, with a right signature. */
  instead: object;
  /** The page for the payer's browser. */
  cashier(outTradeNo: string): string;
  /** Opens the code or page of the payer. @returns the number of the trade, which waits for the payment */
  login(outTradeNo: string): string;
  /** As the payer. @returns the number of the trade */
  pay(outTradeNo: string): string;
  /** @returns what Alipay sends to the shop; a field without a value is left out */
  notify(fields: Partial<Fields>): { body: string };
  notifyPayment(outTradeNo: string, change?: Partial<Fields>): { body: string };
  /** Repeats the payment, as Alipay does it after a refund. */
  notifyRefund(outTradeNo: string, refundNo: string, change?: Partial<Fields>): { body: string };
  /** Writes the bill of what was paid and refunded on that day. */
  writeBill(day: string): void;
  close(): Promise<void>;
}

interface Offer {
  method: string;
  /** Of all that must be the same when a page is opened again. */
  content: string;
  totalFen: number;
  timeExpire: number;
  /** A code lives two hours, whatever the time to pay. */
  lastUse: number;
}

interface Trade {
  tradeNo: string;
  totalFen: number;
  timeExpire: number;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED';
  paidAt?: number;
}

interface Refund {
  amountFen: number;
  at: number;
}

/** Made once, because it takes long. */
const shop = generateKeyPairSync('rsa', { modulusLength: 2048 });
const alipay = generateKeyPairSync('rsa', { modulusLength: 2048 });
const [second, minute, hour] = [1000, 60_000, 3_600_000];

export async function openAlipayCounterpart(
  now: () => number = Date.now,
  certificateNumbers?: { app: string; root: string },
): Promise<AlipayCounterpart> {
  const [appId, sellerId] = ['2019073166072302', '2088531891668739'];
  const offers = new Map<string, Offer>();
  const trades = new Map<string, Trade>();
  const refunds = new Map<string, Refund>();
  const bills = new Map<string, Buffer | null>();

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const address = new URL((request.url ?? '').replace(/^\/moved/, ''), endpoint);
    const isBill = address.pathname === '/downloadBillFile.resource';
    const behavior = behaviorFor(isBill);
    if (behavior === 'silent') return;
    if (behavior === 'redirect' && !request.url?.startsWith('/moved')) {
      return response.writeHead(307, { Location: `/moved${request.url}` }).end();
    }
    if (behavior === 'break off') return request.socket.destroy();
    if (behavior === 'page') return response.end('<html>busy</html>');
    const status = /^\d{3}$/.test(behavior) ? Number(behavior) : 200;
    if (isBill) return sendBill(address.searchParams, status, response);
    if (address.pathname !== '/gateway.do') return response.writeHead(404).end();
    const query = Object.fromEntries(address.searchParams);
    if (request.method === 'GET') return showPage(query, response);
    const answer = answerCall(request, query, body);
    if (behavior === 'do and break off') return request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', trace_id: 'x' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const counterpart: AlipayCounterpart = {
    settings: {
      ...{ appId, sellerId, codeProduct: 'FACE_TO_FACE_PAYMENT' },
      ...{ privateKey: shop.privateKey, alipayKey: alipay.publicKey },
      ...(certificateNumbers && { certificateNumbers }),
      endpoint: `${endpoint}/gateway.do`,
      ...{ answerMilliseconds: 10_000, billMilliseconds: 10_000 },
    },
    ...{ offers, trades, refunds, bills, behavior: 'answer', instead: {} },
    cashier: () => '<html>cashier</html>',

    login(outTradeNo) {
      const offer = offers.get(outTradeNo);
      if (!offer) throw new Error('the payer has no code or page');
      const known = tradeOf(outTradeNo);
      if (known) return known.tradeNo;
      if (now() >= Math.min(offer.lastUse, offer.timeExpire))
        throw new Error('the payer sees that it is too late');
      const { totalFen, timeExpire } = offer;
      const tradeNo = `20261201220014${String(randomInt(1e14)).padStart(14, '0')}`;
      trades.set(outTradeNo, { tradeNo, totalFen, timeExpire, status: 'WAIT_BUYER_PAY' });
      return tradeNo;
    },

    pay(outTradeNo) {
      const tradeNo = counterpart.login(outTradeNo);
      const trade = tradeOf(outTradeNo);
      if (trade?.status !== 'WAIT_BUYER_PAY') throw new Error(`the payer sees that it is ${trade?.status}`);
      Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: now() });
      return tradeNo;
    },

    notify(fields) {
      const given = Object.entries({
        ...{ notify_time: timeOf(now()), notify_type: 'trade_status_sync', notify_id: `${now()}` },
        ...{ app_id: appId, auth_app_id: appId, seller_id: sellerId, charset: 'utf-8', version: '1.0' },
        ...fields,
      }).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const signed = given.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
      const signature = signatureOf(signed.join('&'));
      return { body: new URLSearchParams([...given, ['sign_type', 'RSA2'], ['sign', signature]]).toString() };
    },

    notifyPayment(outTradeNo, change = {}) {
      const trade = requireTrade(outTradeNo);
      const paid = trade.paidAt && {
        gmt_payment: timeOf(trade.paidAt),
        buyer_pay_amount: yuanOf(trade.totalFen),
      };
      return counterpart.notify({
        ...{ out_trade_no: outTradeNo, trade_no: trade.tradeNo, trade_status: trade.status },
        ...{ total_amount: yuanOf(trade.totalFen), subject: '钧窑坊 100%', gmt_create: timeOf(now()) },
        fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
        ...paid,
        ...change,
      });
    },

    notifyRefund(outTradeNo, refundNo, change = {}) {
      return counterpart.notifyPayment(outTradeNo, {
        ...{ out_biz_no: refundNo, refund_fee: yuanOf(spentOf(outTradeNo)) },
        gmt_refund: `${timeOf(now())}.123`,
        ...change,
      });
    },

    writeBill(day) {
      const payments = [...trades].flatMap(([outTradeNo, { paidAt, totalFen, tradeNo }]) =>
        paidAt ? [{ outTradeNo, tradeNo, at: paidAt, amountFen: totalFen }] : [],
      );
      const paidBack = [...refunds].map(([key, { at, amountFen }]) => {
        const [outTradeNo = '', refundNo = ''] = key.split(' ');
        return { outTradeNo, refundNo, tradeNo: requireTrade(outTradeNo).tradeNo, at, amountFen: -amountFen };
      });
      const lines = [...payments, ...paidBack]
        .map(({ at, ...line }) => ({ ...line, subject: '钧窑坊充值', written: timeOf(at) }))
        .filter(({ written }) => written.startsWith(day));
      bills.set(`trade ${day}`, lines.length > 0 ? tradeBill(sellerId, day, lines) : null);
    },

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return counterpart;

  function behaviorFor(isBill: boolean): string {
    const { behavior } = counterpart;
    if (!behavior.endsWith(' bill')) return behavior;
    return isBill ? behavior.replace(' bill', '') : 'answer';
  }

  /** From server to server: all but `biz_content` is in the address. */
  function answerCall(request: IncomingMessage, query: Fields, body: string): string {
    const member = `${query.method?.replaceAll('.', '_')}_response`;
    const { behavior, instead } = counterpart;
    try {
      if (request.headers['content-type'] !== 'application/x-www-form-urlencoded;charset=utf-8') {
        throw new Refusal('40002', 'isv.invalid-charset');
      }
      if (query.charset !== 'utf-8') throw new Refusal('40002', 'isv.invalid-charset');
      const fields = { ...query, ...Object.fromEntries(new URLSearchParams(body)) };
      check(fields);
      const isTwice = 'biz_content' in query;
      if (isTwice) throw new Refusal('40002', 'isv.invalid-parameter', 'biz_content belongs in the body');
      const [, only, unsigned, code, subCode] =
        /^(?:only (\w+) )?(unsigned )?(\d{5}) (\S+)$/.exec(behavior) ?? [];
      const isMeant = !only || query.method === `alipay.trade.${only}`;
      if (code && subCode && isMeant) throw new Refusal(code, subCode, subCode, !unsigned);
      return signed(member, { code: '10000', msg: 'Success', ...handle(fields), ...instead });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, subCode, message, isSigned } = error;
      // Errors carry amounts too.
      const content = {
        code,
        msg: 'Business Failed',
        sub_code: subCode,
        sub_msg: message,
        refund_fee: '0.00',
      };
      return isSigned ? signed(member, content) : JSON.stringify({ [member]: content });
    }
  }

  function check(fields: Fields): void {
    checkRequest(fields, {
      ...{ appId, shopKey: shop.publicKey, now: now() },
      ...(certificateNumbers && { certificateNumbers }),
    });
  }

  /** Slashes are escaped, and what is signed is the text as it is sent. */
  function signed(member: string, content: object): string {
    const written = JSON.stringify(content).replaceAll('/', '\\/');
    const isWrong = counterpart.behavior === 'wrong signature';
    const certificate = certificateNumbers ? '"alipay_cert_sn":"ab0000000000000000000000000000cd",' : '';
    return `{"${member}":${written},${certificate}"sign":"${signatureOf(isWrong ? `${written} ` : written)}"}`;
  }

  function signatureOf(value: string): string {
    return sign('sha256', Buffer.from(value), alipay.privateKey).toString('base64');
  }

  function handle(fields: Fields): object {
    const { method } = fields as { method: keyof typeof contents };
    if (method === 'alipay.trade.precreate') return precreate(fields);
    if (method === 'alipay.trade.query') return query(readContent(method, fields).out_trade_no);
    if (method === 'alipay.trade.close') return closeTrade(readContent(method, fields).out_trade_no);
    if (method === 'alipay.trade.refund') return refund(fields);
    if (method === 'alipay.trade.fastpay.refund.query') return queryRefund(fields);
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') return billAddress(fields);
    throw new Refusal('40002', 'isv.invalid-method', 'it is for browsers');
  }

  /** A browser comes. Errors are a page in the old character set, which the shop never sees. */
  function showPage(fields: Fields, response: ServerResponse): void {
    const headers = { 'Content-Type': 'text/html;charset=GBK' };
    try {
      check(fields);
      const { method } = fields as { method: keyof typeof contents };
      if (method !== 'alipay.trade.page.pay' && method !== 'alipay.trade.wap.pay') {
        throw new Refusal('40002', 'isv.invalid-method', 'it is for servers');
      }
      const number = offer(method, fields, Number.POSITIVE_INFINITY);
      response.writeHead(200, headers).end(counterpart.cashier(number));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(200, headers).end(`<html>error ${error.subCode}: ${error.message}</html>`);
    }
  }

  /** Page, wap and precreate may not share a number; the documents don't say that they may. */
  function offer(
    method: 'alipay.trade.precreate' | 'alipay.trade.page.pay' | 'alipay.trade.wap.pay',
    fields: Fields,
    lastUse: number,
  ): string {
    const content = readContent(method, fields);
    const timeExpire = readTime(content.time_expire);
    if (timeExpire <= now()) throw new Refusal('40004', 'ACQ.NOW_TIME_AFTER_EXPIRE_TIME_ERROR');
    const isWithin = timeExpire >= now() + minute - second && timeExpire <= now() + 15 * 24 * hour;
    if (!isWithin) throw new Refusal('40004', 'ACQ.INVALID_PARAMETER', 'time_expire');
    const { out_trade_no: number } = content;
    const [known, trade] = [offers.get(number), tradeOf(number)];
    if (trade?.status === 'TRADE_CLOSED') throw new Refusal('40004', 'ACQ.TRADE_HAS_CLOSE');
    if (trade && trade.status !== 'WAIT_BUYER_PAY') throw new Refusal('40004', 'ACQ.TRADE_HAS_SUCCESS');
    const written = JSON.stringify(content);
    if (known && (known.method !== method || known.content !== written)) {
      throw new Refusal('40004', 'ACQ.CONTEXT_INCONSISTENT');
    }
    if (known && method === 'alipay.trade.precreate') {
      throw new Refusal('40004', 'ACQ.APPLY_PC_MERCHANT_CODE_ERROR');
    }
    const totalFen = fenOf(content.total_amount);
    offers.set(number, { method, content: written, totalFen, timeExpire, lastUse });
    return number;
  }

  function precreate(fields: Fields): object {
    const number = offer('alipay.trade.precreate', fields, now() + 2 * hour);
    return { out_trade_no: number, qr_code: `https://qr.alipay.com/bav${randomInt(1e9)}` };
  }

  function query(number: string): object {
    const trade = requireTrade(number);
    const { tradeNo, status, totalFen, paidAt } = trade;
    return {
      ...{ trade_no: tradeNo, out_trade_no: number, trade_status: status, total_amount: yuanOf(totalFen) },
      ...{ buyer_logon_id: 'xud***@126.com', buyer_user_id: '2088102534368455', receipt_amount: '0.00' },
      ...(paidAt && { send_pay_date: timeOf(paidAt) }),
    };
  }

  function closeTrade(number: string): object {
    const trade = requireTrade(number);
    if (trade.status !== 'WAIT_BUYER_PAY') throw new Refusal('40004', 'ACQ.TRADE_STATUS_ERROR');
    trade.status = 'TRADE_CLOSED';
    return { trade_no: trade.tradeNo, out_trade_no: number };
  }

  function refund(fields: Fields): object {
    const content = readContent('alipay.trade.refund', fields);
    const number = content.out_trade_no;
    const trade = requireTrade(number);
    const key = `${number} ${content.out_request_no}`;
    const [known, amountFen] = [refunds.get(key), fenOf(content.refund_amount)];
    if (known && known.amountFen !== amountFen) throw new Refusal('40004', 'ACQ.DISCORDANT_REPEAT_REQUEST');
    if (!known) {
      if (trade.status === 'TRADE_FINISHED') throw new Refusal('40004', 'ACQ.TRADE_HAS_FINISHED');
      if (trade.status === 'TRADE_CLOSED') throw new Refusal('40004', 'ACQ.TRADE_HAS_CLOSE');
      if (trade.status !== 'TRADE_SUCCESS') throw new Refusal('40004', 'ACQ.TRADE_STATUS_ERROR');
      if (spentOf(number) + amountFen > trade.totalFen) {
        throw new Refusal('40004', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      }
      // The documents ask for three seconds, and don't say what happens otherwise.
      const isSoon = refundsOf(number).some(({ at }) => now() - at < 3 * second);
      if (isSoon) throw new Refusal('40004', 'ACQ.REFUND_CHARGE_ERROR');
      refunds.set(key, { amountFen, at: now() });
      if (spentOf(number) === trade.totalFen) trade.status = 'TRADE_CLOSED';
    }
    return {
      ...{ trade_no: trade.tradeNo, out_trade_no: number, buyer_user_id: '2088102534368455' },
      ...{ fund_change: known ? 'N' : 'Y', refund_fee: yuanOf(spentOf(number)) },
    };
  }

  /** In the first ten seconds a refund may not be seen. */
  function queryRefund(fields: Fields): object {
    const content = readContent('alipay.trade.fastpay.refund.query', fields);
    const { out_trade_no: number, out_request_no: refundNo } = content;
    const trade = requireTrade(number);
    const known = refunds.get(`${number} ${refundNo}`);
    if (!known || now() - known.at < 10 * second) return {};
    return {
      ...{ trade_no: trade.tradeNo, out_trade_no: number, out_request_no: refundNo },
      ...{ total_amount: yuanOf(trade.totalFen), refund_amount: yuanOf(known.amountFen) },
      refund_status: 'REFUND_SUCCESS',
    };
  }

  function billAddress(fields: Fields): object {
    const content = readContent('alipay.data.dataservice.bill.downloadurl.query', fields);
    const { bill_type: type, bill_date: day } = content;
    if (day >= timeOf(now()).slice(0, 10)) throw new Refusal('40004', 'INVAILID_ARGUMENTS');
    const bill = bills.get(`${type} ${day}`);
    if (bill === null) throw new Refusal('40004', 'NO_BILL_DATA');
    // The documents write BILL_NOT_EXIST; the gateway was seen to write this.
    if (!bill) throw new Refusal('40004', 'isp.bill_not_exist', '账单不存在');
    const query = new URLSearchParams({ bizType: type, bizDates: day, timestamp: String(now()) });
    return { bill_download_url: `${endpoint}/downloadBillFile.resource?${query}` };
  }

  function sendBill(asked: URLSearchParams, status: number, response: ServerResponse): void {
    const bill = bills.get(`${asked.get('bizType')} ${asked.get('bizDates')}`);
    const isLate = now() - Number(asked.get('timestamp')) > 30 * second;
    if (isLate || !bill) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>expired</html>');
    else response.writeHead(status, { 'Content-Type': 'application/zip' }).end(bill);
  }

  /** A trade closes by itself when its time is over. */
  function tradeOf(number: string): Trade | undefined {
    const trade = trades.get(number);
    if (trade?.status === 'WAIT_BUYER_PAY' && trade.timeExpire <= now()) trade.status = 'TRADE_CLOSED';
    return trade;
  }

  function requireTrade(number: string): Trade {
    const trade = tradeOf(number);
    if (!trade) throw new Refusal('40004', 'ACQ.TRADE_NOT_EXIST', '交易不存在');
    return trade;
  }

  function refundsOf(number: string): Refund[] {
    return [...refunds].filter(([key]) => key.startsWith(`${number} `)).map(([, refund]) => refund);
  }

  function spentOf(number: string): number {
    return refundsOf(number).reduce((sum, { amountFen }) => sum + amountFen, 0);
  }
}

function yuanOf(fen: number): string {
  return (fen / 100).toFixed(2);
}

function fenOf(yuan: string): number {
  return Number(yuan.replace('.', ''));
}

/** In Beijing time. */
function timeOf(at: number): string {
  return new Date(at + 8 * hour).toISOString().slice(0, 19).replace('T', ' ');
}
