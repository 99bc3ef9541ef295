import {
  createCipheriv,
  createHash,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { WechatSettings } from '../../src/payments/wechat/client.ts';
import { openWechatAccount, type WechatAccount } from './wechat-account.ts';
import { billFields, linesOfDay, writeBill } from './wechat-bill.ts';
import type { PlatformCertificate } from './wechat-certificates.ts';

/** Stands for WeChat Pay, as docs/payment-providers/wechat-pay.md describes it. Checks all that WeChat Pay checks. */
export interface WechatCounterpart {
  /** In public-key mode, without the secret of the service account. */
  settings: WechatSettings;
  orders: Map<string, Order>;
  refunds: Map<string, Refund>;
  account: WechatAccount;
  /** What the list of certificates shows. Only a merchant in certificate mode has any. */
  certificates: PlatformCertificate[];
  /** Signs notifications, and answers to requests that name no public key; undefined: the public key. */
  signer: PlatformCertificate | undefined;
  /** How often the list of certificates was asked for. */
  lists: number;
  /** What happens to the next requests. A text is an error code, with its status in front, such as `500 SYSTEM_ERROR`. Refusals may come unsigned. */
  behavior:
    | ('answer' | 'probe' | 'do and break off' | 'break off' | 'silent' | 'damage bill' | 'silent bill')
    | (string & {});
  /** Where the browser of a phone goes. */
  cashierOf(outTradeNo: string): string;
  /** As the payer, by phone. @returns the number of the payment */
  pay(outTradeNo: string): string;
  /** As WeChat's browser in the hands of `account.person`. @returns what `WeixinJSBridge` says, having paid if it is `ok` */
  invoke(method: string, parameters: Record<string, string>): 'ok' | 'fail';
  /** @returns what WeChat Pay sends to the shop */
  notify(event: 'TRANSACTION.SUCCESS' | `REFUND.${string}`, content: object): Notification;
  notifyPayment(outTradeNo: string, change?: object): Notification;
  close(): Promise<void>;
}

export interface Notification {
  body: string;
  headers: Record<string, string>;
}

export interface Order {
  way: string;
  fields: string;
  total: number;
  timeExpire: number;
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED';
  transactionId?: string;
  paidAt?: number;
  /** Only the last one can be paid. */
  prepayId?: string;
  openid?: string;
}

export interface Refund {
  outTradeNo: string;
  refundId: string;
  fields: string;
  amount: number;
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  userReceivedAccount: string;
  at: number;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const amount = z.strictObject({ total: z.number().int().positive(), currency: z.literal('CNY').optional() });
const bytes = (max: number) => z.string().refine((value) => Buffer.byteLength(value) <= max);
const common = {
  appid: z.string().max(32),
  mchid: z.string().max(32),
  description: bytes(127).min(1),
  out_trade_no: z.string().regex(/^[\w\-*]{6,32}$/),
  time_expire: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
  notify_url: z
    .url()
    .max(255)
    .refine((url) => !url.includes('?')),
  amount,
};
const orderFields = {
  native: z.strictObject(common),
  h5: z.strictObject({
    ...common,
    scene_info: z.strictObject({
      payer_client_ip: z.union([z.ipv4(), z.ipv6()]),
      h5_info: z.strictObject({ type: z.enum(['Wap', 'iOS', 'Android']) }),
    }),
  }),
  jsapi: z.strictObject({ ...common, payer: z.strictObject({ openid: z.string().min(1).max(128) }) }),
};
const refundFields = z.strictObject({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w\-|*@]{1,64}$/),
  reason: bytes(80).optional(),
  // Without it, WeChat Pay tells the address of the console, or nobody.
  notify_url: z.url({ protocol: /^https?$/ }).max(256),
  amount: z.strictObject({
    refund: z.number().int().positive(),
    total: z.number().int(),
    currency: z.literal('CNY'),
  }),
});

const filePath = '/v3/billdownload/file';

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** Once for all tests of a file, because it takes a quarter of a second. */
const [merchant, wechat] = [newKeys(), newKeys()];

function newKeys() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

export async function openWechatCounterpart(now: () => number = Date.now): Promise<WechatCounterpart> {
  const [mchid, appid, serialNo] = [
    '1900007291',
    'wxd678efh567hg6787',
    '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
  ];
  const publicKeyId = 'PUB_KEY_ID_0119000072912024101100397200000006';
  const apiV3Key = randomBytes(16).toString('hex');
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const account = openWechatAccount(appid, now);

  const bills = new Map<string, { file: Buffer; goodUntil: number }>();

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isFile = request.url?.startsWith(filePath) ?? false;
    const behavior = isFile ? counterpart.behavior.replace(/ bill$/, '') : counterpart.behavior;
    if (behavior === 'silent') return;
    if (behavior === 'break off') return request.socket.destroy();
    const told = account.answer(request.method ?? '', request.url ?? '');
    if (told) return response.writeHead(told.status, told.headers).end(told.body);
    let [status, answer] = [200, ''];
    try {
      checkSignature(request, body);
      const [, forced, code = ''] = /^(?:unsigned )?(\d{3}) (\w+)$/.exec(behavior) ?? [];
      if (forced) throw new Refusal(Number(forced), code);
      // The only answer without a signature.
      if (isFile) return void response.writeHead(200).end(takeFile(request.url ?? ''));
      const content = handle(request.method ?? '', request.url ?? '', body);
      [status, answer] = content === null ? [204, ''] : [200, JSON.stringify(content)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      [status, answer] = [error.status, JSON.stringify({ code: error.code, message: error.message })];
    }
    if (behavior === 'do and break off') return request.socket.destroy();
    const wanted = request.headers['wechatpay-serial'] === publicKeyId ? undefined : counterpart.signer;
    const headers = behavior.startsWith('unsigned') ? {} : sign(answer, wanted, behavior === 'probe');
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const counterpart: WechatCounterpart = {
    settings: {
      ...{ mchid, appid, serialNo, apiV3Key, publicKeyId },
      privateKey: merchant.privateKey,
      keys: new Map([[publicKeyId, wechat.publicKey]]),
      usesCertificates: false,
      ...{ endpoint, accountEndpoint: endpoint, openEndpoint: endpoint },
      ...{ answerMilliseconds: 500, fileMilliseconds: 500 },
    },
    ...{ orders, refunds, account, behavior: 'answer' },
    ...{ certificates: [], signer: undefined, lists: 0 },
    cashierOf: () => 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb',

    pay(outTradeNo) {
      const order = requireOrder(outTradeNo);
      if (order.state !== 'NOTPAY') throw new Error(`the payer sees that the order is ${order.state}`);
      if (order.timeExpire <= now()) throw new Error('the payer sees that it is too late');
      order.state = 'SUCCESS';
      order.paidAt = now();
      order.transactionId = `4200${Array.from(randomBytes(12), (byte) => String(byte % 100).padStart(2, '0')).join('')}`;
      return order.transactionId;
    },

    invoke(method, { appId, timeStamp, nonceStr, package: prepaid, signType, paySign, ...more }) {
      const lines = [appId, timeStamp, nonceStr, prepaid].map((line) => `${line}\n`).join('');
      const isSigned = createVerify('sha256')
        .update(lines)
        .verify(merchant.publicKey, paySign ?? '', 'base64');
      const isFormal =
        method === 'getBrandWCPayRequest' &&
        signType === 'RSA' &&
        /^\d{10}$/.test(timeStamp ?? '') &&
        /^\w{1,32}$/.test(nonceStr ?? '') &&
        Object.keys(more).length === 0;
      const [number, order] =
        [...orders].find(([, { prepayId }]) => prepayId && prepaid === `prepay_id=${prepayId}`) ?? [];
      const isOwn = order?.openid === account.openidOf(account.person);
      const isPayable = order?.state === 'NOTPAY' && order.timeExpire > now();
      if (!number || !isSigned || !isFormal || appId !== appid || !isOwn || !isPayable) return 'fail';
      counterpart.pay(number);
      return 'ok';
    },

    notify(event, content) {
      const nonce = randomBytes(6).toString('hex');
      const original = event.startsWith('REFUND') ? 'refund' : 'transaction';
      const body = JSON.stringify({
        id: crypto.randomUUID(),
        create_time: new Date(now()).toISOString(),
        resource_type: 'encrypt-resource',
        event_type: event,
        summary: original,
        resource: {
          original_type: original,
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: seal(apiV3Key, nonce, original, JSON.stringify(content)),
          associated_data: original,
          nonce,
        },
      });
      const headers = Object.entries(sign(body, counterpart.signer)).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      return { body, headers: Object.fromEntries(headers) };
    },

    notifyPayment(outTradeNo, change = {}) {
      return counterpart.notify('TRANSACTION.SUCCESS', { ...present(outTradeNo), ...change });
    },

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return counterpart;

  function checkSignature(request: IncomingMessage, body: string): void {
    const header = request.headers.authorization ?? '';
    const [, scheme, written = ''] = /^(\S+) (.+)$/.exec(header) ?? [];
    const given = new Map([...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const field = (name: string) => given.get(name) ?? '';
    const isKnown = field('mchid') === mchid && field('serial_no') === serialNo;
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || given.size !== 5 || !isKnown)
      throw new Refusal(401, 'SIGN_ERROR');
    if (!/^\w{1,32}$/.test(field('nonce_str'))) throw new Refusal(401, 'SIGN_ERROR');
    const isNear = Math.abs(Number(field('timestamp')) * 1000 - now()) < 5 * minute;
    if (!isNear || !/^\d{10}$/.test(field('timestamp'))) throw new Refusal(401, 'SIGN_ERROR', 'time');
    const lines = [request.method, request.url, field('timestamp'), field('nonce_str'), body];
    const verifier = createVerify('sha256').update(lines.map((line) => `${line}\n`).join(''));
    if (!verifier.verify(merchant.publicKey, field('signature'), 'base64'))
      throw new Refusal(401, 'SIGN_ERROR');
    const { accept, 'content-type': type, 'user-agent': agent, 'wechatpay-serial': serial } = request.headers;
    const isFormal = accept === 'application/json' && agent && (!body || type === 'application/json');
    // A merchant with certificates need not name the public key.
    const isNamed = serial === publicKeyId || (serial === undefined && counterpart.certificates.length > 0);
    if (!isFormal || !isNamed) throw new Refusal(400, 'PARAM_ERROR', 'header');
  }

  function handle(method: string, url: string, body: string): object | null {
    const [path = '', query] = url.split('?');
    const kind = /^\/v3\/bill\/(tradebill|fundflowbill)$/.exec(path)?.[1] as 'tradebill' | undefined;
    if (method === 'GET' && kind) return announceBill(kind, Object.fromEntries(new URLSearchParams(query)));
    const way = /^\/v3\/pay\/transactions\/(native|h5|jsapi)$/.exec(path)?.[1] as keyof typeof orderFields;
    if (method === 'POST' && way) return placeOrder(way, body);
    const [, number = '', closing] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+?)(\/close)?$/.exec(path) ?? [];
    if (method === 'GET' && number && !closing) {
      if (query !== `mchid=${mchid}`) throw new Refusal(400, 'PARAM_ERROR');
      return present(number);
    }
    if (method === 'POST' && closing) return closeOrder(number, body);
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') return takeRefund(body);
    if (method === 'GET' && path === '/v3/certificates') return listCertificates();
    const refundNo = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(path)?.[1];
    if (method === 'GET' && refundNo && query === undefined) return presentRefund(refundNo);
    throw new Refusal(404, 'RESOURCE_NOT_EXISTS');
  }

  function placeOrder(way: keyof typeof orderFields, body: string): object {
    const fields = read(orderFields[way], body);
    if (fields.appid !== appid || fields.mchid !== mchid) throw new Refusal(400, 'APPID_MCHID_NOT_MATCH');
    if ('payer' in fields && !account.isOpenid(fields.payer.openid))
      throw new Refusal(400, 'INVALID_REQUEST', '无效的openid');
    const known = orders.get(fields.out_trade_no);
    if (known && known.way !== way) throw new Refusal(403, 'OUT_TRADE_NO_USED', '201 商户订单号重复');
    if (known && known.state === 'CLOSED') throw new Refusal(400, 'ORDER_CLOSED');
    if (known && known.state !== 'NOTPAY') throw new Refusal(400, 'ORDER_PAID');
    if (known && known.fields !== body) throw new Refusal(400, 'INVALID_REQUEST');
    const [total, timeExpire] = [fields.amount.total, Date.parse(fields.time_expire)];
    if (!known && timeExpire <= now()) throw new Refusal(400, 'INVALID_REQUEST');
    orders.set(fields.out_trade_no, known ?? { way, fields: body, total, timeExpire, state: 'NOTPAY' });
    const id = randomBytes(8).toString('hex');
    if ('payer' in fields)
      Object.assign(orders.get(fields.out_trade_no) ?? {}, {
        prepayId: `wx${id}`,
        openid: fields.payer.openid,
      });
    if (way === 'native') return { code_url: `weixin://wxpay/bizpayurl?pr=${id}` };
    if (way === 'h5') return { h5_url: `${counterpart.cashierOf(fields.out_trade_no)}?prepay_id=wx${id}` };
    return { prepay_id: `wx${id}` };
  }

  function listCertificates(): object {
    counterpart.lists++;
    if (counterpart.certificates.length === 0) throw new Refusal(404, 'RESOURCE_NOT_EXISTS', '证书不存在');
    const data = counterpart.certificates.map(({ serial, pem, from, until }) => {
      const nonce = randomBytes(6).toString('hex');
      const associated_data = 'certificate';
      const ciphertext = seal(apiV3Key, nonce, associated_data, pem);
      return {
        serial_no: serial,
        effective_time: chinaTime(from),
        expire_time: chinaTime(until),
        encrypt_certificate: { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data, ciphertext },
      };
    });
    return { data };
  }

  function closeOrder(number: string, body: string): null {
    if (read(z.strictObject({ mchid: z.string() }), body).mchid !== mchid)
      throw new Refusal(400, 'PARAM_ERROR');
    const order = requireOrder(number);
    if (order.state === 'CLOSED') throw new Refusal(400, 'ORDER_CLOSED');
    if (order.state !== 'NOTPAY') throw new Refusal(400, 'ORDER_PAID');
    order.state = 'CLOSED';
    return null;
  }

  function present(number: string): object {
    const { state, way, total, transactionId } = requireOrder(number);
    return {
      ...{ appid, mchid, out_trade_no: number, trade_state: state, trade_state_desc: state },
      amount: { total, currency: 'CNY', payer_total: total },
      ...(transactionId && { transaction_id: transactionId, trade_type: way, payer: { openid: 'o' } }),
    };
  }

  function takeRefund(body: string): object {
    const fields = read(refundFields, body);
    const known = refunds.get(fields.out_refund_no);
    if (known && known.fields !== body) throw new Refusal(400, 'INVALID_REQUEST');
    if (known) return presentRefund(fields.out_refund_no);
    const order = orders.get(fields.out_trade_no);
    if (!order?.transactionId) throw new Refusal(404, 'RESOURCE_NOT_EXISTS');
    const earlier = [...refunds.values()].filter(({ outTradeNo }) => outTradeNo === fields.out_trade_no);
    const spent = earlier
      .filter(({ status }) => status !== 'CLOSED')
      .reduce((sum, each) => sum + each.amount, 0);
    if (fields.amount.total !== order.total || spent + fields.amount.refund > order.total)
      throw new Refusal(400, 'INVALID_REQUEST');
    if (earlier.some(({ at }) => now() - at < minute)) throw new Refusal(429, 'FREQUENCY_LIMITED');
    order.state = 'REFUND';
    refunds.set(fields.out_refund_no, {
      outTradeNo: fields.out_trade_no,
      refundId: `50${randomBytes(8).readBigUInt64BE()}`,
      fields: body,
      amount: fields.amount.refund,
      status: 'PROCESSING',
      userReceivedAccount: '支付用户零钱',
      at: now(),
    });
    return presentRefund(fields.out_refund_no);
  }

  function presentRefund(refundNo: string): object {
    const refund = refunds.get(refundNo);
    if (!refund) throw new Refusal(404, 'RESOURCE_NOT_EXISTS');
    const { outTradeNo, refundId, status, userReceivedAccount, amount: refunded } = refund;
    return {
      ...{ refund_id: refundId, out_refund_no: refundNo, out_trade_no: outTradeNo, status },
      ...{ channel: 'ORIGINAL', user_received_account: userReceivedAccount },
      amount: {
        total: requireOrder(outTradeNo).total,
        refund: refunded,
        payer_refund: refunded,
        currency: 'CNY',
      },
    };
  }

  function announceBill(kind: 'tradebill' | 'fundflowbill', asked: Record<string, string>): object {
    const parsed = billFields[kind].safeParse(asked);
    if (!parsed.success) throw new Refusal(400, 'PARAM_ERROR', parsed.error.issues[0]?.message);
    const day = parsed.data.bill_date;
    const begin = Date.parse(`${day}T00:00:00+08:00`);
    if (!(begin + dayMs <= now()) || now() - begin > 92 * dayMs) throw new Refusal(400, 'INVALID_REQUEST');
    if (now() < begin + dayMs + 10 * 60 * minute) throw new Refusal(400, 'STATEMENT_CREATING');
    const lines = linesOfDay({ orders, refunds }, begin);
    if (lines.length === 0) throw new Refusal(400, 'NO_STATEMENT_EXIST');
    const written = Buffer.from(writeBill(kind, day, lines));
    const sent = counterpart.behavior === 'damage bill' ? written.subarray(0, -9) : written;
    const token = randomBytes(16).toString('base64url');
    bills.set(token, { file: gzipSync(sent), goodUntil: now() + 5 * minute });
    return {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(written).digest('hex'),
      download_url: `${counterpart.settings.endpoint}${filePath}?token=${token}`,
    };
  }

  function takeFile(url: string): Buffer {
    const bill = bills.get(new URLSearchParams(url.split('?')[1]).get('token') ?? '');
    if (!bill || bill.goodUntil < now()) throw new Refusal(400, 'INVALID_REQUEST');
    return bill.file;
  }

  function requireOrder(number: string): Order {
    const order = orders.get(number);
    if (!order) throw new Refusal(404, 'ORDER_NOT_EXIST');
    return order;
  }

  function sign(body: string, by: PlatformCertificate | undefined, isProbe = false): Record<string, string> {
    const [timestamp, nonce] = [String(Math.floor(now() / 1000)), randomBytes(16).toString('hex')];
    const signer = createSign('sha256').update(`${timestamp}\n${nonce}\n${body}\n`);
    const signature = signer.sign(by?.privateKey ?? wechat.privateKey, 'base64');
    return {
      'Wechatpay-Timestamp': timestamp,
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': by?.serial ?? publicKeyId,
      'Wechatpay-Signature-Type': 'WECHATPAY2-SHA256-RSA2048',
      'Wechatpay-Signature': isProbe ? `WECHATPAY/SIGNTEST/${signature.slice(19)}` : signature,
    };
  }
}

function read<Fields extends z.ZodType>(fields: Fields, body: string): z.output<Fields> {
  // Characters of four bytes, such as emoji, are refused.
  if (/[\u{10000}-\u{10ffff}]/u.test(body)) throw new Refusal(400, 'PARAM_ERROR');
  const parsed = fields.safeParse(JSON.parse(body));
  if (!parsed.success) throw new Refusal(400, 'PARAM_ERROR', parsed.error.issues[0]?.message);
  return parsed.data;
}

/** `2026-12-01T16:00:00+08:00` */
function chinaTime(at: number): string {
  return new Date(at + 8 * 60 * minute).toISOString().replace(/\.\d+Z$/, '+08:00');
}

function seal(key: string, nonce: string, associated: string, plaintext: string): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
  cipher.setAAD(Buffer.from(associated));
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64');
}
