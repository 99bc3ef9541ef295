import { z } from 'zod';
import { type Clock, second } from '../../clock.ts';
import { beijingTime } from '../beijing-time.ts';
import { plainText } from '../plain-text.ts';
import { isRefused, refusalOf } from '../provider-answer.ts';
import type { Cashier, Notified, PaymentState, RefundState } from '../provider-states.ts';
import { createWechatClient, type WechatAnswer, type WechatSettings } from './client.ts';
import { distrust, newNonce, signLines, unseal } from './signature.ts';

/** How a payer gets to WeChat Pay: by a code that another device scans, from a phone's browser, or within WeChat. */
export type WechatWay = 'native' | 'h5' | 'jsapi';

/** One number belongs to one way for ever. Repeated with the same fields, `open` gives a new address. */
export interface Attempt {
  attemptNo: string;
  way: WechatWay;
  amountFen: number;
  description: string;
  notifyUrl: string;
  payableUntil: number;
}

export interface Payer {
  ip: string;
  /** WeChat's id of the payer for the service account; only for `jsapi`. */
  openid?: string;
}

export interface Refund {
  refundNo: string;
  attemptNo: string;
  amountFen: number;
  paymentFen: number;
  reason: string;
}

/** docs/payment-providers/wechat-pay.md. Calls throw if it is not known what became of them. */
export function createWechatPay(settings: WechatSettings, clock: Clock) {
  const { mchid, appid } = settings;
  const client = createWechatClient(settings, clock);
  const orderPath = (attemptNo: string) => `/v3/pay/transactions/out-trade-no/${attemptNo}`;

  return {
    app: `${mchid}/${appid}`,

    async open(attempt: Attempt, payer: Payer): Promise<Cashier> {
      const { way } = attempt;
      const body = JSON.stringify(orderOf(attempt, payer));
      const data = accept(await client.post(`/v3/pay/transactions/${way}`, body));
      if (way === 'native') return { kind: 'code', text: nativeFormat.parse(data).code_url };
      if (way === 'h5') return { kind: 'page', url: h5Format.parse(data).h5_url };
      return { kind: 'bridge', parameters: bridgeOf(jsapiFormat.parse(data).prepay_id) };
    },

    async query(attemptNo: string): Promise<PaymentState> {
      const answer = await client.get(`${orderPath(attemptNo)}?mchid=${mchid}`);
      if (isRefused(answer, 'ORDERNOTEXIST')) return { state: 'unheardOf' };
      return stateOf(orderFormat.parse(accept(answer)), attemptNo);
    },

    /** Whether it is closed, `query` says: the payer may have paid meanwhile. */
    async close(attemptNo: string): Promise<void> {
      const answer = await client.post(`${orderPath(attemptNo)}/close`, JSON.stringify({ mchid }));
      if (!isRefused(answer, 'ORDERCLOSED', 'ORDERPAID', 'ORDERNOTEXIST', 'INVALIDREQUEST')) accept(answer);
    },

    async refund({ refundNo, attemptNo, amountFen, paymentFen, reason }: Refund): Promise<RefundState> {
      const answer = await client.post(
        '/v3/refund/domestic/refunds',
        JSON.stringify({
          out_trade_no: attemptNo,
          out_refund_no: refundNo,
          reason: plainText(reason, 80),
          amount: { refund: amountFen, total: paymentFen, currency: 'CNY' },
        }),
      );
      if (isRefused(answer, 'USERACCOUNTABNORMAL')) return { state: 'refused', reason: refusalOf(answer) };
      if (isRefused(answer, 'NOTENOUGH')) return { state: 'stuck', reason: refusalOf(answer) };
      return refundOf(refundFormat.parse(accept(answer)));
    },

    async queryRefund(refundNo: string): Promise<RefundState> {
      const answer = await client.get(`/v3/refund/domestic/refunds/${refundNo}`);
      if (isRefused(answer, 'RESOURCENOTEXISTS')) return { state: 'unheardOf' };
      return refundOf(refundFormat.parse(accept(answer)));
    },

    verify({ body, headers }: { body: string; headers: Record<string, string> }): Notified {
      const distrusted = distrust({ body, headers }, settings.keys, clock.now());
      if (distrusted) return { kind: 'rejected', reason: distrusted };
      const { event_type: event, resource } = notificationFormat.parse(JSON.parse(body));
      const content: unknown = JSON.parse(unseal(settings.apiV3Key, resource));
      if (event.startsWith('REFUND.')) {
        const { mchid: receiver, out_refund_no: refundNo } = refundNoticeFormat.parse(content);
        return receiver === mchid
          ? { kind: 'refund', refundNo }
          : { kind: 'rejected', reason: `it is for ${receiver}` };
      }
      if (event !== 'TRANSACTION.SUCCESS') return { kind: 'rejected', reason: `it tells of ${event}` };
      const order = orderFormat.parse(content);
      return { kind: 'payment', attemptNo: order.out_trade_no, payment: stateOf(order) };
    },
  };

  function orderOf(attempt: Attempt, { ip, openid }: Payer): object {
    const { attemptNo, way, amountFen, description, notifyUrl, payableUntil } = attempt;
    return {
      appid,
      mchid,
      description: plainText(description, 127),
      out_trade_no: attemptNo,
      time_expire: `${beijingTime(payableUntil).replace(' ', 'T')}+08:00`,
      notify_url: notifyUrl,
      amount: { total: amountFen, currency: 'CNY' },
      ...(way === 'jsapi' && { payer: { openid } }),
      ...(way === 'h5' && { scene_info: { payer_client_ip: ip, h5_info: { type: 'Wap' } } }),
    };
  }

  /** What `WeixinJSBridge` takes. */
  function bridgeOf(prepayId: string): Record<string, string> {
    const [timeStamp, nonceStr] = [String(Math.floor(clock.now() / second)), newNonce()];
    const prepaid = `prepay_id=${prepayId}`;
    const paySign = signLines(settings.privateKey, [appid, timeStamp, nonceStr, prepaid]);
    return { appId: appid, timeStamp, nonceStr, package: prepaid, signType: 'RSA', paySign };
  }
}

const nativeFormat = z.object({ code_url: z.string().startsWith('weixin://') });
const h5Format = z.object({ h5_url: z.url({ protocol: /^https$/ }) });
const jsapiFormat = z.object({ prepay_id: z.string().min(1) });

const orderFormat = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ total: z.number().int(), currency: z.literal('CNY').default('CNY') }).optional(),
});

const refundFormat = z.object({
  refund_id: z.string(),
  status: z.string(),
  user_received_account: z.string().default(''),
  amount: z.object({ refund: z.number().int() }),
});

const notificationFormat = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    nonce: z.string(),
    associated_data: z.string().optional(),
    ciphertext: z.string(),
  }),
});

const refundNoticeFormat = z.object({ mchid: z.string(), out_refund_no: z.string() });

/** `REFUND`: was paid, and a part or all of it was refunded. */
const paidStates = ['SUCCESS', 'REFUND'];

/** @throws Error if it tells of another number, or can't be read */
function stateOf(order: z.output<typeof orderFormat>, asked = order.out_trade_no): PaymentState {
  const {
    appid,
    mchid,
    out_trade_no: attemptNo,
    trade_state: state,
    transaction_id: serialNo,
    amount,
  } = order;
  if (attemptNo !== asked) throw new Error(`WeChat Pay was asked about ${asked} and told of ${attemptNo}`);
  if (paidStates.includes(state)) {
    if (!serialNo || !amount) throw new Error('WeChat Pay told of a payment without number or amount');
    return { state: 'paid', serialNo, amountFen: amount.total, app: `${mchid}/${appid}` };
  }
  return { state: state === 'CLOSED' ? 'closed' : 'waiting' };
}

/** The money went back to the merchant, not to the payer. */
const toMerchant = /^商户/;

function refundOf({
  refund_id,
  status,
  user_received_account,
  amount,
}: z.output<typeof refundFormat>): RefundState {
  if (status === 'SUCCESS') {
    return toMerchant.test(user_received_account)
      ? { state: 'stuck', reason: user_received_account }
      : { state: 'refunded', serialNo: refund_id, actualFen: amount.refund };
  }
  if (status === 'CLOSED') return { state: 'refused', reason: status };
  if (status === 'ABNORMAL') return { state: 'stuck', reason: status };
  return { state: 'underWay' };
}

/** @throws Error with the code, so that the shop asks again later */
function accept(answer: WechatAnswer): unknown {
  if ('data' in answer) return answer.data;
  const { status, code, message } = answer.refused;
  throw new Error(`WeChat Pay answered ${status} ${code}: ${message}`);
}
