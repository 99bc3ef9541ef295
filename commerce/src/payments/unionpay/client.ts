import type { KeyObject, X509Certificate } from 'node:crypto';
import { own } from '../../../contract/own.ts';
import type { Clock } from '../../clock.ts';
import { beijingTime } from '../beijing-time.ts';
import type { Fields } from '../signed-fields.ts';
import { certIdOf, distrust, parseAnswer, signFields, type Trust } from './signature.ts';

export interface UnionpaySettings {
  merId: string;
  /** The shop's own certificate for signing. Its public part was uploaded on the merchant site. */
  certificate: X509Certificate;
  privateKey: KeyObject;
  trust: Trust;
  /** `https://gateway.95516.com/gateway/api` */
  gateway: string;
  /** `https://filedownload.95516.com/` */
  fileHost: string;
  answerMilliseconds: number;
  fileMilliseconds: number;
}

export interface UnionpayClient {
  /** @returns the message as it is sent, with the fields that every message has */
  signed(message: Fields): Fields;
  /**
   * @returns an answer of UnionPay, whatever its `respCode` says
   * @throws Error if no answer comes, or if it is not believed: then it is not known what became of the message
   */
  post(call: 'backTransReq' | 'queryTrans' | 'file', message: Fields): Promise<Fields>;
}

/** An answer that names other ones than the message is an answer to something else. */
const identity = ['merId', 'orderId', 'txnTime'];
/** A file has no number, and whether its answer repeats the time is not published. */
const identityOfFile = ['merId', 'settleDate'];

/** docs/payment-providers/unionpay.md, sections 1 to 3. */
export function createUnionpayClient(settings: UnionpaySettings, clock: Clock): UnionpayClient {
  const { merId, certificate, privateKey, gateway, fileHost } = settings;

  function signed(message: Fields): Fields {
    const certId = certIdOf(certificate);
    const common = { version: '5.1.0', encoding: 'UTF-8', signMethod: '01', accessType: '0', certId, merId };
    return signFields({ ...common, ...message }, privateKey);
  }

  return {
    signed,
    async post(call, message) {
      const isFile = call === 'file';
      const request = signed(message);
      const answer = await fetch(isFile ? fileHost : `${gateway}/${call}.do`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body: new URLSearchParams(request).toString(),
        redirect: 'error',
        signal: AbortSignal.timeout(isFile ? settings.fileMilliseconds : settings.answerMilliseconds),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`UnionPay answered with status ${answer.status}`);
      const fields = parseAnswer(text);
      const distrusted =
        distrust(fields, settings.trust, clock.now()) ??
        findDifference(request, fields, isFile ? identityOfFile : identity);
      if (distrusted)
        throw new Error(`an answer of UnionPay is not believed: ${distrusted} (${claimOf(text)})`);
      return fields;
    },
  };
}

function findDifference(request: Fields, answer: Fields, names: string[]): string | null {
  const name = names.find((each) => own(answer, each) !== own(request, each));
  return name ? `it is about another ${name}` : null;
}

/** UnionPay may leave errors unsigned. Nothing is concluded from them, but a person can find the cause. */
function claimOf(text: string): string {
  const { respCode, respMsg = '' } = parseAnswer(text);
  return respCode ? `it claims ${respCode} ${respMsg}` : text.slice(0, 40);
}

/** The result of a transaction, or of the message if there is none. The text ends with a finer code of 7 digits. */
export function reasonOf({ respCode, respMsg, origRespCode, origRespMsg }: Fields): string {
  return origRespCode ? `${origRespCode} ${origRespMsg ?? ''}` : `${respCode} ${respMsg ?? ''}`;
}

/** `20181231235959` */
export function compactTime(at: number): string {
  return beijingTime(at).replace(/\D/g, '');
}
