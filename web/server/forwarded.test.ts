import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createForwarding } from './forwarded.ts';
import { log } from './log.ts';

const trusted = ['10.0.0.0/8', '127.0.0.1', 'fd00::/8'];

function request(peer: string, headers: Record<string, string> = {}): IncomingMessage {
  const message = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }));
  Object.assign(message.headers, headers);
  return message;
}

afterEach(() => vi.restoreAllMocks());

describe('the visitor is', () => {
  test.each([
    ['the peer, whatever it claims', '6.6.6.6', '1.1.1.1', '6.6.6.6'],
    ['the address that a trusted proxy names', '10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['the address that the nearest trusted proxy saw', '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
    ['seen through an IPv4 address mapped to IPv6', '::ffff:10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['an IPv4 address, mapped or not', '::ffff:6.6.6.6', '', '6.6.6.6'],
    ['seen through a proxy on IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['never a word that is no address', '10.0.0.1', '1.1.1.1, unknown', '10.0.0.1'],
    ['a trusted address when no other is named', '127.0.0.1', '', '127.0.0.1'],
  ])('%s', (_, peer, header, visitor) => {
    const { findVisitor } = createForwarding(trusted);
    expect(findVisitor(request(peer, { 'x-forwarded-for': header }))).toBe(visitor);
  });
});

test('without a trusted proxy the headers of a request are ignored', () => {
  const { setForwarded } = createForwarding([]);
  const claimed = { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-host': 'evil.example', host: 'shop.example' };
  const message = request('127.0.0.1', claimed);
  setForwarded(message, 'id');
  expect(message.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example',
  });
});

test('a trusted proxy that is not an address is refused at the start', () => {
  expect(() => createForwarding(['proxy.example'])).toThrow('proxy.example');
});

test('one warning names a sender of X-Forwarded-For that is not a trusted proxy', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const { findVisitor } = createForwarding(trusted);
  findVisitor(request('10.0.0.1', { 'x-forwarded-for': '1.1.1.1' }));
  findVisitor(request('6.6.6.6'));
  expect(warn).not.toHaveBeenCalled();
  findVisitor(request('6.6.6.6', { 'x-forwarded-for': '1.1.1.1' }));
  findVisitor(request('6.6.6.6', { 'x-forwarded-for': '2.2.2.2' }));
  expect(warn.mock.calls.map(([entry]) => entry)).toEqual([{ peer: '6.6.6.6' }]);
});
