import { randomInt, randomUUID } from 'node:crypto';
import type { EndpointKey, InputOf, OutputOf } from '@junyao/commerce/contract';
import { addressOf, type ShopEnvironment } from '../../scripts/shop/environment.ts';

export interface Member {
  userId: string;
  authToken: string;
  phone: string;
  password: string;
}

export interface Refusal {
  errorCode: string;
  status: number;
}

export function commerceApi(env: ShopEnvironment) {
  const address = addressOf(env);

  /** @throws Error when the request is refused */
  async function call<Key extends EndpointKey>(
    key: Key,
    input: InputOf<Key>,
    authToken = '',
  ): Promise<OutputOf<Key>> {
    const { status, body } = await ask(key, input, authToken);
    if (body.status !== 'OK') throw new Error(`${key} answered ${status} ${JSON.stringify(body)}`);
    return body.content as OutputOf<Key>;
  }

  async function ask<Key extends EndpointKey>(key: Key, input: InputOf<Key>, authToken = '') {
    const [method, path] = key.split(' ');
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${address}/api${path}${query}`, {
      method: method ?? 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: authToken },
      body: method === 'GET' ? null : JSON.stringify(input),
    });
    const body = (await response.json()) as { status: string; content?: unknown; errorCode?: string };
    return { status: response.status, body };
  }

  /** `scene` is the purpose of the code, such as `register`. */
  async function latestCode(phone: string, scene: string): Promise<string> {
    const messages = await call('GET /dev/outbox', { phone });
    const message = messages.find((candidate) => candidate.scene === scene);
    if (!message) throw new Error(`no ${scene} code was sent to ${phone}`);
    return message.code;
  }

  async function register(): Promise<Member> {
    const phone = freshPhone();
    const password = 'Test-1234!';
    await call('POST /auth/send_code', { phone, scene: 'register' });
    const code = await latestCode(phone, 'register');
    const username = `member${phone.slice(3)}`;
    const session = await call('POST /auth/register', {
      username,
      phone,
      password,
      confirmPassword: password,
      code,
      acceptedTerms: '2026-01-01T08:00:00.000Z',
    });
    return { ...session, phone, password };
  }

  async function order(member: Member, productCode: string, street = sampleStreet) {
    const { userId, authToken } = member;
    const item = await call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
    const place = { ...sampleAddress(member.phone), street };
    const address = await call('POST /userinfo/address/add', place, authToken);
    return call(
      'POST /order/submit',
      {
        requestId: randomUUID(),
        addressId: address.addressId,
        expectedAmount: item.price ?? 0,
        itemIds: [item.itemId],
      },
      authToken,
    );
  }

  async function buy(member: Member, productCode: string) {
    const { phone, authToken } = member;
    const { orderNo } = await order(member, productCode);
    await call('POST /auth/send_code', { scene: 'order_pay', phone, orderNo }, authToken);
    const code = await latestCode(phone, 'order_pay');
    return call('POST /order/pay', { requestId: randomUUID(), orderNo, code }, authToken);
  }

  return { ask, call, latestCode, register, order, buy };
}

export function freshPhone(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

const sampleStreet = '神垕镇老街 18 号';

export function sampleAddress(phone: string) {
  return {
    recipientName: '陈之谦',
    phone,
    province: '河南省',
    city: '许昌市',
    district: '禹州市',
    street: sampleStreet,
  };
}
