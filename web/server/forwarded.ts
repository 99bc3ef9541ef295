import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Makes the headers that say where a request came from true: what a visitor wrote into them is dropped, what
 * a trusted proxy wrote is believed. The secret between the services never passes.
 */
export type SetForwarded = (request: IncomingMessage, requestId: string) => void;

/** The address of the visitor, by whom is limited. */
export type FindVisitor = (request: IncomingMessage) => string;

/** @param trusted addresses and networks, such as `127.0.0.1` and `10.0.0.0/8` */
export function createForwarding(trusted: readonly string[]): {
  setForwarded: SetForwarded;
  findVisitor: FindVisitor;
} {
  const proxies = blockList(trusted);

  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  /** The nearest address that is no proxy of ours: the services limit by it and believe nothing before it. */
  function visitorOf(before: string | undefined, peer: string): string {
    const way = [...(before?.split(',') ?? []).map((address) => address.trim()).filter(isAddress), peer];
    return way.findLast((address) => !isProxy(address)) ?? peer;
  }

  /** What a header says, if a proxy of ours wrote it. */
  function believed(request: IncomingMessage, name: string): string | undefined {
    const header = isProxy(peerOf(request)) ? request.headers[name] : undefined;
    return Array.isArray(header) ? header.join(', ') : header;
  }

  const findVisitor: FindVisitor = (request) =>
    visitorOf(believed(request, 'x-forwarded-for'), peerOf(request));

  return {
    findVisitor,

    setForwarded(request, requestId) {
      const { headers } = request;
      const visitor = findVisitor(request);
      const host = believed(request, 'x-forwarded-host') ?? headers.host;
      const proto = believed(request, 'x-forwarded-proto') ?? 'http';

      for (const name of Object.keys(headers)) if (untrustworthy.test(name)) delete headers[name];
      headers['x-forwarded-for'] = visitor;
      headers['x-forwarded-proto'] = proto;
      if (host) headers['x-forwarded-host'] = host;
      headers['x-request-id'] = requestId;
    },
  };
}

function peerOf(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

const untrustworthy = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-internal-token)$/;

function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
