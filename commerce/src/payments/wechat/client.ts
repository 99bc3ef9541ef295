import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Answer } from '../provider-answer.ts';
import { createPlatformCertificates, type ListOfCertificates } from './platform-certificates.ts';
import { authorize, distrust, type Merchant, type Request, type WechatKeys } from './signature.ts';

export interface WechatSettings extends Merchant {
  /** The service account or app that is bound to the merchant. */
  appid: string;
  /** Of the service account. With it, members can pay within WeChat. */
  appSecret?: string;
  apiV3Key: string;
  /** WeChat Pay's public key, if there is one. */
  keys: WechatKeys;
  /** The id of the public key, by which WeChat Pay signs its answers then. */
  publicKeyId?: string;
  /** Whether WeChat Pay may also sign by certificates, which it lists. */
  usesCertificates: boolean;
  /** When the merchant's certificate ends, if it is in the settings. */
  certificateEndsAt?: number;
  endpoint: string;
  /** See `PayerSettings`. */
  accountEndpoint: string;
  openEndpoint: string;
  answerMilliseconds: number;
  fileMilliseconds: number;
}

/** The code of a refusal has no underscores here, such as `ORDERNOTEXIST`. */
export type WechatAnswer = Answer<{ status: number }>;

export interface WechatClient {
  get(path: string): Promise<WechatAnswer>;
  /** `body` is sent as it is, so that a repetition is exactly the same. */
  post(path: string, body: string): Promise<WechatAnswer>;
  /** Its answer has no signature; the hash of the file came with the address. */
  download(address: string): Promise<Buffer>;
  /** As `distrust`. @throws Error if the certificate of an unknown number can't be loaded */
  distrust(message: Message): Promise<string | null>;
}

type Message = Pick<ListOfCertificates, 'body' | 'headers'>;

/** docs/payment-providers/wechat-pay.md, sections 1 to 3. Each call throws if it is not known what became of it. */
export function createWechatClient(settings: WechatSettings, clock: Clock): WechatClient {
  const keysFor = settings.usesCertificates
    ? createPlatformCertificates(settings, loadCertificates, clock)
    : async () => settings.keys;

  async function distrustMessage(message: Message): Promise<string | null> {
    const keys = await keysFor(message.headers['wechatpay-serial'] ?? '');
    return distrust(message, keys, clock.now());
  }

  async function loadCertificates(): Promise<ListOfCertificates> {
    const { answer, text, headers } = await send({ method: 'GET', path: '/v3/certificates', body: '' });
    if (answer.ok) return { body: text, headers };
    const { status, code, message } = readRefusal(answer.status, text);
    throw new Error(`WeChat Pay gave no certificates: ${status} ${code} ${message}`);
  }

  async function send(request: Request) {
    const { method, path, body } = request;
    const answer = await fetch(settings.endpoint + path, {
      method,
      ...(body && { body }),
      headers: headersOf(request),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.answerMilliseconds),
    });
    return { answer, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
  }

  async function call(request: Request): Promise<WechatAnswer> {
    const { answer, text, headers } = await send(request);
    const isDone = answer.ok && answer.status !== 202;
    // Not every refusal is signed.
    if (isDone || headers['wechatpay-signature']) {
      const distrusted = await distrustMessage({ headers, body: text });
      if (distrusted) throw new Error(`an answer of WeChat Pay is not believed: ${distrusted}`);
    }
    return isDone ? { data: text ? JSON.parse(text) : null } : { refused: readRefusal(answer.status, text) };
  }

  function headersOf(request: Request): Record<string, string> {
    return {
      Accept: 'application/json',
      Authorization: authorize(settings, request, { at: clock.now() }),
      'User-Agent': 'Junyao',
      ...(request.body && { 'Content-Type': 'application/json' }),
      ...(settings.publicKeyId && { 'Wechatpay-Serial': settings.publicKeyId }),
    };
  }

  async function download(address: string): Promise<Buffer> {
    const url = new URL(address);
    // The request is signed, so it goes nowhere else.
    if (url.origin !== new URL(settings.endpoint).origin)
      throw new Error('the address of a file is not one of WeChat Pay');
    const answer = await fetch(url, {
      headers: headersOf({ method: 'GET', path: url.pathname + url.search, body: '' }),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.fileMilliseconds),
    });
    if (!answer.ok) throw new Error(`WeChat Pay answered a download with status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  return {
    download,
    get: (path) => call({ method: 'GET', path, body: '' }),
    post: (path, body) => call({ method: 'POST', path, body }),
    distrust: distrustMessage,
  };
}

const refusalFormat = z.object({ code: z.string(), message: z.string().default('') });

/** Older pages of WeChat Pay write some codes without underscores. @throws Error if it is no refusal of WeChat Pay */
function readRefusal(status: number, text: string) {
  const { code, message } = refusalFormat.parse(JSON.parse(text));
  return { status, code: code.replaceAll('_', ''), message };
}

/** @throws Error with the code, so that the shop asks again later */
export function accept(answer: WechatAnswer): unknown {
  if ('data' in answer) return answer.data;
  const { status, code, message } = answer.refused;
  throw new Error(`WeChat Pay answered ${status} ${code}: ${message}`);
}
