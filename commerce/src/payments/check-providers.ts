import { channels } from '../../contract/choices.ts';
import { type Clock, isoTime, minute } from '../clock.ts';
import { endsSoon } from './ending-certificates.ts';
import type { Attempt, PaymentProvider, Payments } from './payment-provider.ts';

export interface Checked {
  isFine: boolean;
  /** One sentence. */
  said: string;
}

/** Asks each provider about a payment that nobody opened, which tries the keys and changes nothing. */
export async function checkProviders(payments: Pick<Payments, 'of'>, clock: Clock): Promise<Checked[]> {
  const providers = new Set(channels.map((channel) => payments.of(channel)));
  const online = [...providers].filter(({ ways }) => ways.length > 0);
  return Promise.all(online.map((provider) => check(provider, clock.now())));
}

async function check(provider: PaymentProvider, at: number): Promise<Checked> {
  const { name, certificateEndsAt, untried = [] } = provider;
  try {
    const { state } = await provider.query(nobodysAttempt(at));
    if (state !== 'unheardOf') return { isFine: false, said: `${name} knows a payment that nobody opened` };
    // Who came with this code is not known, but a wrong secret is refused before.
    await provider.payers?.find('0'.repeat(32));
  } catch (error) {
    return { isFine: false, said: `${name}: ${explain(error)}` };
  }
  if (certificateEndsAt !== undefined && endsSoon(certificateEndsAt, at)) {
    const said = `${name} answers, but its certificate ends on ${isoTime(certificateEndsAt).slice(0, 10)}`;
    return { isFine: false, said };
  }
  const rest = untried.length > 0 ? `; only a payment can try ${untried.join(' and ')}` : '';
  return { isFine: true, said: `${name} answers, and each side believes the other's signature${rest}` };
}

function nobodysAttempt(at: number): Attempt {
  const attemptNo = `JC${'0'.repeat(18)}A`;
  const addresses = { notifyUrl: 'https://localhost/', returnUrl: 'https://localhost/' };
  const times = { sentAt: at, payableUntil: at + minute };
  return { attemptNo, way: 'desktop', amountFen: 1, description: '', ...times, ...addresses };
}

const causes: [pattern: RegExp, cause: string][] = [
  [/invalid appsecret/, 'WECHAT_APP_SECRET is not the secret of the app'],
  [/five minutes off/, 'the clock of this machine is wrong'],
  [
    /SIGN_?ERROR|invalid-signature|验证签名失败/i,
    'it refused the signature: the private key does not belong to the certificate or public key in its console',
  ],
  [/invalid-app-id|APPID|商户/i, 'it does not know the app or merchant, or the two do not belong together'],
  [
    /not believed|no key has the serial|unknown issuer|signature is wrong/,
    'its answer is signed by another key than the one in the settings',
  ],
  [/timeout|aborted|fetch failed|ECONN|ENOTFOUND/i, 'it can not be reached from here'],
];

function explain(error: unknown): string {
  const told =
    error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.trim() : String(error);
  const cause = causes.find(([pattern]) => pattern.test(told))?.[1] ?? 'it refused the query';
  return `${cause} (${told})`;
}
