import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { own } from '../../contract/own.ts';
import { noticeScenes } from '../../src/sms/sms-provider.ts';
import type { Templates } from '../../src/sms/sms-settings.ts';

export interface SentSms {
  phone: string;
  template: string;
  /** Empty for a notice. */
  code: string;
}

/** `bad gateway` answers with a page, and the silent ones never answer. Any other text is the provider's error code. */
export type Behavior = 'send' | 'send silently' | 'silent' | 'break off' | 'bad gateway' | (string & {});

export interface SmsCounterpart {
  url: string;
  sent: SentSms[];
  requests: number;
  behavior: Behavior;
  close(): Promise<void>;
}

export interface Received {
  request: IncomingMessage;
  url: URL;
  body: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

export interface Protocol {
  /** @returns the message, or the answer that refuses it */
  read(received: Received): { message: SentSms } | { refusal: Answer };
  refuse(code: string, received: Received): Answer;
  accept(message: SentSms): Answer;
  /** How many messages one phone may get within `milliseconds`; `code` is that of the refusal. */
  limits: readonly { milliseconds: number; messages: number; code: string }[];
}

/** The templates of notices have no variables. */
export function isOfNotice({ templates }: { templates: Templates }, template: string): boolean {
  return noticeScenes.some((scene) => own(templates, scene) === template);
}

/** @param port 0 lets the system choose */
export async function openCounterpart(
  protocol: Protocol,
  { port = 0, onSent }: { port?: number; onSent?: (message: SentSms) => void } = {},
): Promise<SmsCounterpart> {
  const times = new Map<string, number[]>();

  function limitOf(phone: string): string | undefined {
    const sentAt = times.get(phone) ?? [];
    const reached = protocol.limits.find(({ milliseconds, messages }) => {
      return sentAt.filter((time) => Date.now() - time < milliseconds).length >= messages;
    });
    return reached?.code;
  }

  function send(message: SentSms): void {
    times.set(message.phone, [...(times.get(message.phone) ?? []), Date.now()]);
    counterpart.sent.push(message);
    onSent?.(message);
  }

  /** @returns null if the provider does not answer */
  function answer(received: Received): Answer | null {
    const read = protocol.read(received);
    if ('refusal' in read) return read.refusal;
    const { behavior } = counterpart;
    if (behavior === 'silent') return null;
    const limit = limitOf(read.message.phone);
    if (limit) return protocol.refuse(limit, received);
    if (behavior !== 'send' && behavior !== 'send silently') return protocol.refuse(behavior, received);
    send(read.message);
    return behavior === 'send' ? protocol.accept(read.message) : null;
  }

  const server = createServer(async (request, response) => {
    counterpart.requests += 1;
    if (counterpart.behavior === 'break off') return request.socket.destroy();
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = await text(request);
    if (counterpart.behavior === 'bad gateway')
      return response.writeHead(502).end('<html>502 Bad Gateway</html>');
    const given = answer({ request, url, body });
    if (!given) return;
    response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(given.body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const counterpart: SmsCounterpart = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: [],
    requests: 0,
    behavior: 'send',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return counterpart;
}
