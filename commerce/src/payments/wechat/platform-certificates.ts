import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { type Clock, hour, minute } from '../../clock.ts';
import { distrust, unseal, type WechatKeys } from './signature.ts';

/** WeChat Pay asks for every 12 hours at least (docs/payment-providers/wechat-pay.md, section 3). */
const renewedEvery = 6 * hour;
/** Anybody can send a notification with an unknown number. */
const shortestPause = minute;

interface Settings {
  apiV3Key: string;
  /** Keys that count beside the certificates, and may sign the list of them. */
  keys: WechatKeys;
}

/** As it came. */
export interface ListOfCertificates {
  body: string;
  headers: Record<string, string>;
}

/**
 * WeChat Pay's certificates, by which it signs for merchants in certificate mode. While one replaces another, both are on the
 * list and either may sign. One that has ended, or is no longer on the list, counts no more.
 * @param load asks WeChat Pay for the list
 * @returns what gives the keys that count now. It loads the list anew if `serial` is not on it or the list is old, and throws
 *   if that fails and `serial` is not known
 */
export function createPlatformCertificates(
  settings: Settings,
  load: () => Promise<ListOfCertificates>,
  clock: Clock,
): (serial: string) => Promise<WechatKeys> {
  let certificates: Certificate[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let renewal = Promise.resolve();

  return async (serial) => {
    const isKnown = keysNow().has(serial);
    if (!isKnown || clock.now() - loadedAt >= renewedEvery) {
      await renew().catch((error: unknown) => {
        if (!isKnown) throw error;
      });
    }
    return keysNow();
  };

  function keysNow(): WechatKeys {
    const valid = certificates.filter(({ endsAt }) => clock.now() < endsAt);
    return new Map([...settings.keys, ...valid.map(({ serial, key }) => [serial, key] as const)]);
  }

  /** Calls within the pause share one answer. */
  function renew(): Promise<void> {
    if (clock.now() - askedAt < shortestPause) return renewal;
    askedAt = clock.now();
    renewal = readList();
    return renewal;
  }

  async function readList(): Promise<void> {
    const list = await load();
    const read = listFormat.parse(JSON.parse(list.body)).data.map((each) => openCertificate(each, settings));
    // The first list is signed by a certificate that it brings itself. Only WeChat Pay and the shop have the key that seals it.
    const keys = new Map([...settings.keys, ...read.map(({ serial, key }) => [serial, key] as const)]);
    const distrusted = distrust(list, keys, clock.now());
    if (distrusted) throw new Error(`WeChat Pay's list of certificates is not believed: ${distrusted}`);
    certificates = read;
    loadedAt = clock.now();
  }
}

const listFormat = z.object({
  data: z
    .array(
      z.object({
        serial_no: z.string(),
        expire_time: z.iso.datetime({ offset: true }),
        encrypt_certificate: z.object({
          algorithm: z.literal('AEAD_AES_256_GCM'),
          nonce: z.string(),
          associated_data: z.string(),
          ciphertext: z.string(),
        }),
      }),
    )
    .min(1),
});

type Certificate = ReturnType<typeof openCertificate>;

function openCertificate(
  { serial_no, expire_time, encrypt_certificate }: z.output<typeof listFormat>['data'][number],
  { apiV3Key }: Settings,
) {
  const { publicKey, validTo } = new X509Certificate(unseal(apiV3Key, encrypt_certificate));
  return {
    serial: serial_no,
    key: publicKey,
    // WeChat Pay may end one before its time.
    endsAt: Math.min(Date.parse(expire_time), Date.parse(validTo)),
  };
}
