import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { own } from '@junyao/commerce/contract/own';
import proxyAddr from 'proxy-addr';
import { log } from './log.ts';

/** Keeps forwarding headers only from a trusted proxy, and never passes on the secret between the services. */
export type SetForwarded = (request: IncomingMessage, traceId: string) => void;

export type FindVisitor = (request: IncomingMessage) => string;

/** @throws TypeError if an entry of `trusted` is no address or network, such as `127.0.0.1` or `10.0.0.0/8` */
export function createForwarding(trusted: readonly string[]): {
  setForwarded: SetForwarded;
  findVisitor: FindVisitor;
} {
  const isProxy = proxyAddr.compile([...trusted]);

  /** The last sender before the trusted proxies. Words such as `unknown` do not count as addresses. */
  const findVisitor: FindVisitor = (request) => {
    warnOfUnknownProxy(request);
    return (
      proxyAddr
        .all(request, isProxy)
        .findLast((address) => isIP(address))
        ?.replace(/^::ffff:/i, '') ?? ''
    );
  };

  let warned = false;

  /** Warns once, because a proxy that is not trusted makes all its visitors look like one visitor. */
  function warnOfUnknownProxy({ headers, socket: { remoteAddress = '' } }: IncomingMessage): void {
    if (warned || headers['x-forwarded-for'] === undefined || isProxy(remoteAddress, 0)) return;
    warned = true;
    log.warn(
      { peer: remoteAddress },
      'X-Forwarded-For is ignored, because its sender is not in TRUSTED_PROXIES. If the sender is a proxy, all its visitors share one limit',
    );
  }

  /** Undefined unless a trusted proxy sent the header. */
  function believed(request: IncomingMessage, name: string): string | undefined {
    const header = isProxy(request.socket.remoteAddress ?? '', 0) ? own(request.headers, name) : undefined;
    return Array.isArray(header) ? header.join(', ') : header;
  }

  return {
    findVisitor,

    setForwarded(request, traceId) {
      const { headers } = request;
      const visitor = findVisitor(request);
      const host = believed(request, 'x-forwarded-host') ?? headers.host;
      const proto = believed(request, 'x-forwarded-proto') ?? 'http';

      for (const name of Object.keys(headers)) if (untrustworthy.test(name)) delete headers[name];
      headers['x-forwarded-for'] = visitor;
      headers['x-forwarded-proto'] = proto;
      if (host) headers['x-forwarded-host'] = host;
      headers['x-request-id'] = traceId;
    },
  };
}

const untrustworthy = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-internal-token)$/;
