import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Channel, channels } from '../../contract/choices.ts';
import { own } from '../../contract/own.ts';
import { second } from '../../src/clock.ts';
import type { Language } from '../../src/locales.ts';
import { type Action, pageOfPayment, pageOfPayments, type Told } from './by-hand-pages.ts';
import type { Behavior, Counterpart, Counterparts, Lie, RefundEnd } from './counterparts.ts';

export interface ByHand {
  url: string;
  close(): Promise<void>;
}

/**
 * Pages on which a person plays the payer and the provider. They take the place of the providers' cashiers.
 * @param shopUrl where the shop gets notifications
 */
export async function openByHand(
  { of }: Counterparts,
  { shopUrl, port = 0 }: { shopUrl: string; port?: number },
): Promise<ByHand> {
  const told: (Told & { attemptNo: string })[] = [];
  const refundsEnd: Record<Channel, RefundEnd | null> = { alipay: 'paid', wechat: 'paid', unionpay: 'paid' };

  async function tell(channel: Channel, attemptNo: string, lie?: Lie): Promise<void> {
    await send(channel, attemptNo, () => of[channel].notify(attemptNo, lie));
  }

  async function send(
    channel: Channel,
    attemptNo: string,
    make: () => ReturnType<Counterpart['notify']>,
  ): Promise<void> {
    const { body, headers = {} } = make();
    const address = `${shopUrl}/api/payment/notify/${channel}`;
    const answer = await fetch(address, { method: 'POST', body, headers })
      .then(async (response) => `${response.status} ${await response.text()}`)
      .catch((error: Error) => error.message);
    told.push({ attemptNo, body, answer });
  }

  const actions: Record<Action, (channel: Channel, attemptNo: string) => Promise<void> | void> = {
    pay: async (channel, attemptNo) => {
      of[channel].pay(attemptNo);
      await tell(channel, attemptNo);
    },
    close: (channel, attemptNo) => of[channel].close(attemptNo),
    payTwice: async (channel, attemptNo) => {
      of[channel].pay(attemptNo);
      await Promise.all([tell(channel, attemptNo), tell(channel, attemptNo)]);
    },
    payOtherAmount: (channel, attemptNo) => payAndLie(channel, attemptNo, 'other amount'),
    payBadSignature: (channel, attemptNo) => payAndLie(channel, attemptNo, 'bad signature'),
    payUntold: (channel, attemptNo) => void of[channel].pay(attemptNo),
    notify: (channel, attemptNo) => tell(channel, attemptNo),
    refundsPaid: (channel) => endRefunds(channel, 'paid'),
    refundsRefused: (channel) => endRefunds(channel, 'refused'),
    refundsSlow: (channel) => endRefunds(channel, null),
    refundsStuck: (channel) => endRefunds(channel, 'stuck'),
  };

  async function payAndLie(channel: Channel, attemptNo: string, lie: Lie): Promise<void> {
    of[channel].pay(attemptNo);
    await tell(channel, attemptNo, lie);
  }

  /** Of those under way and of later ones. Without an end, they stay as they are. */
  function endRefunds(channel: Channel, end: RefundEnd | null): void {
    refundsEnd[channel] = end;
    const behavior: Behavior =
      end === null ? 'delay refunds' : end === 'refused' ? 'refuse refunds' : 'answer';
    of[channel].behave(behavior);
  }

  const ticker = setInterval(async () => {
    for (const channel of channels) {
      const [counterpart, end] = [of[channel], refundsEnd[channel]];
      for (const { attemptNo, refundNo, state } of counterpart.refunds()) {
        if (state !== 'underWay' || end === null) continue;
        counterpart.moveRefund(refundNo, end);
        await send(channel, attemptNo, () => counterpart.notifyRefund(attemptNo, refundNo));
      }
    }
  }, second);

  const server = createServer(async (request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
    const language = languageOf(request, searchParams);
    const [, channelName = '', attemptNo = ''] = pathname.split('/');
    const channel = channels.find((name) => name === channelName);
    const headers = { 'Content-Type': 'text/html;charset=utf-8' };
    const payment = channel && find(channel, attemptNo);
    if (!payment) {
      const all = channels.flatMap((name) => of[name].offered().map((each) => ({ channel: name, ...each })));
      return response.writeHead(pathname === '/' ? 200 : 404, headers).end(pageOfPayments(all, language));
    }
    let trouble = '';
    if (request.method === 'POST') {
      const action = own(actions, new URLSearchParams(await text(request)).get('action') ?? '');
      try {
        await action?.(channel, attemptNo);
      } catch (error) {
        trouble = error instanceof Error ? error.message : String(error);
      }
    }
    const sent = told.filter((each) => each.attemptNo === attemptNo);
    const refunds = of[channel].refunds().filter((each) => each.attemptNo === attemptNo);
    const shown = { channel, ...payment, ...find(channel, attemptNo), sent, refunds, trouble, shopUrl };
    response.writeHead(200, headers).end(pageOfPayment(shown, language));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const channel of channels) of[channel].leadTo((attemptNo) => `${url}/${channel}/${attemptNo}`);
  return {
    url,
    async close() {
      clearInterval(ticker);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function find(channel: Channel, attemptNo: string) {
    return of[channel].offered().find((each) => each.attemptNo === attemptNo);
  }
}

function languageOf(request: IncomingMessage, asked: URLSearchParams): Language {
  const wanted = asked.get('lng') ?? request.headers['accept-language'] ?? '';
  return wanted.startsWith('en') ? 'en' : 'zh';
}
