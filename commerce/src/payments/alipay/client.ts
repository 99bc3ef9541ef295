import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { beijingTime } from '../beijing-time.ts';
import type { Answer } from '../provider-answer.ts';
import type { Fields } from '../signed-fields.ts';
import { isAnswerGenuine, readAnswer, signFields } from './signature.ts';

export interface AlipaySettings {
  appId: string;
  /** The merchant's id (PID, `2088…`). */
  sellerId: string;
  privateKey: KeyObject;
  /** From the console or from the certificate: Alipay renews its certificates with the same key. */
  alipayKey: KeyObject;
  /** In certificate mode, the numbers of the app's certificate and of the root file. */
  certificateNumbers?: { app: string; root: string };
  /** In certificate mode, when the first of them ends. */
  certificateEndsAt?: number;
  /** The contract decides which one a code needs. */
  codeProduct: 'FACE_TO_FACE_PAYMENT' | 'QR_CODE_OFFLINE';
  endpoint: string;
  answerMilliseconds: number;
  billMilliseconds: number;
}

export interface AlipayClient {
  /** The code of a refusal has no prefix here, such as `TRADE_NOT_EXIST`. */
  post(method: string, content: object, addresses?: Addresses): Promise<Answer>;
  /** Where a payer's browser goes. It is signed with the time, so it is made only when the payer wants to go. */
  addressOf(method: string, content: object, addresses: Addresses): string;
}

/** Without queries of their own, because Alipay does not sign those. */
export interface Addresses {
  notifyUrl: string;
  /** Only for pages. */
  returnUrl?: string;
}

/** docs/payment-providers/alipay.md, sections 2 to 4. `post` throws if it is not known what became of the call. */
export function createAlipayClient(settings: AlipaySettings, clock: Clock): AlipayClient {
  return {
    async post(method, content, addresses) {
      const { biz_content, ...common } = signedFields(method, content, addresses);
      const answer = await fetch(addressWith(common), {
        method: 'POST',
        body: new URLSearchParams({ biz_content: biz_content ?? '' }).toString(),
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8',
        },
        redirect: 'error',
        signal: AbortSignal.timeout(settings.answerMilliseconds),
      });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`Alipay answered ${method} with status ${answer.status}`);
      return believe(method, body);
    },

    addressOf: (method, content, addresses) => addressWith(signedFields(method, content, addresses)),
  };

  /** The name of the character set must be in the address, because Alipay reads the address before the body. */
  function addressWith(fields: Fields): string {
    return `${settings.endpoint}?${new URLSearchParams(fields)}`;
  }

  function signedFields(method: string, content: object, addresses?: Addresses): Fields {
    const { appId, privateKey, certificateNumbers } = settings;
    const fields = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(clock.now()),
      version: '1.0',
      notify_url: addresses?.notifyUrl ?? '',
      return_url: addresses?.returnUrl ?? '',
      app_cert_sn: certificateNumbers?.app ?? '',
      alipay_root_cert_sn: certificateNumbers?.root ?? '',
      biz_content: JSON.stringify(content),
    };
    return signFields(fields, privateKey);
  }

  /**
   * Alipay leaves some errors without a signature. Such an error must not end a payment or a refund, so it is thrown like
   * an answer with a wrong signature. In certificate mode the key decides, not the number of the certificate.
   */
  function believe(method: string, body: string): Answer {
    const answer = readAnswer(body, method);
    const { code, sub_code, sub_msg } = answerFormat.parse(JSON.parse(answer.text));
    if (!answer.sign) throw new Error(`Alipay answered ${method} without a signature: ${code} ${sub_code}`);
    if (!isAnswerGenuine(answer, settings.alipayKey)) {
      throw new Error(`an answer of Alipay to ${method} is not believed: its signature is wrong`);
    }
    if (code === '10000') return { data: JSON.parse(answer.text) };
    return { refused: { code: sub_code ? withoutPrefix(sub_code) : code, message: sub_msg || sub_code } };
  }
}

/** @throws Error with the code, so that the shop asks again later */
export function accept(answer: Answer): unknown {
  if ('data' in answer) return answer.data;
  throw new Error(`Alipay answered ${answer.refused.code}`);
}

export function requireSame(asked: string, told: string | undefined): void {
  if (told !== asked) throw new Error(`Alipay was asked about ${asked} and told of ${told}`);
}

const answerFormat = z.object({
  code: z.string(),
  sub_code: z.string().default(''),
  sub_msg: z.string().default(''),
});

/** The same error comes with and without a prefix, and in capitals or not: `BILL_NOT_EXIST` and `isp.bill_not_exist`. */
function withoutPrefix(code: string): string {
  return code.slice(code.lastIndexOf('.') + 1).toUpperCase();
}
