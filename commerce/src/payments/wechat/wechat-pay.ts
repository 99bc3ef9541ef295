import { z } from 'zod';
import type { PaymentWay } from '../../../contract/choices.ts';
import { type Clock, minute, second } from '../../clock.ts';
import { isSafeEndpoint } from '../../is-safe-endpoint.ts';
import { beijingTime } from '../beijing-time.ts';
import type {
  Attempt,
  Cashier,
  Notified,
  Payer,
  PaymentProvider,
  PaymentState,
  ProviderRefund,
  RefundState,
} from '../payment-provider.ts';
import { plainText } from '../plain-text.ts';
import { isRefused, refusalOf } from '../provider-answer.ts';
import { fetchBill } from './bill.ts';
import { accept, createWechatClient, type WechatSettings } from './client.ts';
import { createPayers } from './payers.ts';
import { newNonce, signLines, unseal } from './signature.ts';

/** What WeChat Pay calls the ways. It has no page for a desktop. */
const products = { code: 'native', phone: 'h5', wechat: 'jsapi' } as const;
type WechatWay = keyof typeof products;

/** WeChat Pay says 5 minutes. */
const pageLasts = 4 * minute;

/** docs/payment-providers/wechat-pay.md. Calls throw if it is not known what became of them. */
export function createWechatPay(settings: WechatSettings, clock: Clock) {
  const ways: readonly PaymentWay[] = settings.appSecret ? ['code', 'phone', 'wechat'] : ['code', 'phone'];
  const { mchid, appid, appSecret, certificateEndsAt, usesCertificates } = settings;
  const client = createWechatClient(settings, clock);
  const orderPath = (attemptNo: string) => `/v3/pay/transactions/out-trade-no/${attemptNo}`;

  return {
    name: 'wechat',
    app: `${mchid}/${appid}`,
    ways,
    ...(appSecret && { payers: createPayers({ ...settings, appSecret }) }),
    ...(certificateEndsAt !== undefined && { certificateEndsAt }),
    // Certificates come encrypted with the key, and who pays is asked for the app.
    untried: [...(usesCertificates ? [] : ['WECHAT_API_V3_KEY']), ...(appSecret ? [] : ['WECHAT_APPID'])],
    /** With the same fields, WeChat Pay gives a new address. */
    renews: () => true,

    async open(attempt: Attempt, payer: Payer): Promise<Cashier> {
      const { way, payableUntil, returnUrl } = attempt;
      if (!isOffered(way)) throw new Error(`WeChat Pay has no way ${way}`);
      if (way === 'wechat' && !payer.openid) throw new Error('WeChat Pay must know who pays within WeChat');
      const body = JSON.stringify(orderOf(attempt, payer));
      const data = accept(await client.post(`/v3/pay/transactions/${products[way]}`, body));
      if (way === 'code') {
        return { kind: 'code', text: nativeFormat.parse(data).code_url, usableUntil: payableUntil };
      }
      if (way === 'phone') {
        const url = `${h5Format.parse(data).h5_url}&redirect_url=${encodeURIComponent(returnUrl)}`;
        return { kind: 'page', url, usableUntil: Math.min(payableUntil, clock.now() + pageLasts) };
      }
      const parameters = bridgeOf(jsapiFormat.parse(data).prepay_id);
      return { kind: 'bridge', parameters, usableUntil: payableUntil };
    },

    async query({ attemptNo }: Pick<Attempt, 'attemptNo'>): Promise<PaymentState> {
      const answer = await client.get(`${orderPath(attemptNo)}?mchid=${mchid}`);
      if (isRefused(answer, 'ORDERNOTEXIST')) return { state: 'unheardOf' };
      return stateOf(orderFormat.parse(accept(answer)), attemptNo);
    },

    /** Whether it is closed, `query` says: the payer may have paid meanwhile. */
    async close({ attemptNo }: Pick<Attempt, 'attemptNo'>): Promise<void> {
      const answer = await client.post(`${orderPath(attemptNo)}/close`, JSON.stringify({ mchid }));
      if (!isRefused(answer, 'ORDERCLOSED', 'ORDERPAID', 'ORDERNOTEXIST', 'INVALIDREQUEST')) accept(answer);
    },

    async refund({
      refundNo,
      attemptNo,
      amountFen,
      paymentFen,
      reason,
      notifyUrl,
    }: Omit<ProviderRefund, 'sentAt' | 'paymentSerialNo'>): Promise<RefundState> {
      const answer = await client.post(
        '/v3/refund/domestic/refunds',
        JSON.stringify({
          out_trade_no: attemptNo,
          out_refund_no: refundNo,
          reason: plainText(reason, 80),
          notify_url: notifyUrl,
          amount: { refund: amountFen, total: paymentFen, currency: 'CNY' },
        }),
      );
      if (isRefused(answer, 'USERACCOUNTABNORMAL')) return { state: 'refused', reason: refusalOf(answer) };
      if (isRefused(answer, 'NOTENOUGH')) return { state: 'stuck', reason: refusalOf(answer) };
      return refundOf(refundFormat.parse(accept(answer)));
    },

    async queryRefund({ refundNo }: Pick<ProviderRefund, 'refundNo'>): Promise<RefundState> {
      const answer = await client.get(`/v3/refund/domestic/refunds/${refundNo}`);
      if (isRefused(answer, 'RESOURCENOTEXISTS')) return { state: 'unheardOf' };
      return refundOf(refundFormat.parse(accept(answer)));
    },

    async verify({ body, headers }: { body: string; headers: Record<string, string> }): Promise<Notified> {
      const distrusted = await client.distrust({ body, headers });
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

    bill: (day: string) => fetchBill(client, 'tradebill', day),

    accepted: { status: 200, type: 'application/json', body: '{"code":"SUCCESS"}' },
    retryLater: { status: 500, type: 'application/json', body: '{"code":"FAIL"}' },
  } satisfies PaymentProvider;

  function isOffered(way: PaymentWay): way is WechatWay {
    return ways.includes(way);
  }

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
      ...(way === 'wechat' && { payer: { openid } }),
      ...(way === 'phone' && { scene_info: { payer_client_ip: ip, h5_info: { type: 'Wap' } } }),
    };
  }

  /**
   * What `WeixinJSBridge` takes for `getBrandWCPayRequest`. It signs four lines with the key of the requests:
   * pay.weixin.qq.com/doc/v3/merchant/4012791857.
   */
  function bridgeOf(prepayId: string): Record<string, string> {
    const [timeStamp, nonceStr] = [String(Math.floor(clock.now() / second)), newNonce()];
    const prepaid = `prepay_id=${prepayId}`;
    const paySign = signLines(settings.privateKey, [appid, timeStamp, nonceStr, prepaid]);
    return { appId: appid, timeStamp, nonceStr, package: prepaid, signType: 'RSA', paySign };
  }
}

const nativeFormat = z.object({ code_url: z.string().startsWith('weixin://') });
const h5Format = z.object({ h5_url: z.url().refine(isSafeEndpoint) });
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
  if (state === 'SUCCESS' || state === 'REFUND') {
    if (!serialNo || !amount) throw new Error('WeChat Pay told of a payment without number or amount');
    const paid = { state: 'paid', serialNo, amountFen: amount.total, app: `${mchid}/${appid}` } as const;
    return state === 'REFUND' ? { ...paid, isRefunded: true } : paid;
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
      ? { state: 'stuck', reason: `款项退到了商户账户，没有退给付款人（${user_received_account}）` }
      : { state: 'refunded', serialNo: refund_id, actualFen: amount.refund };
  }
  if (status === 'CLOSED') return { state: 'refused', reason: `退款已关闭，款项没有退出（${status}）` };
  if (status === 'ABNORMAL')
    return { state: 'stuck', reason: `付款人的银行卡已作废或冻结，款项无法退回（${status}）` };
  return { state: 'underWay' };
}
