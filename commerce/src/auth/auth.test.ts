import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPhone, newPiece, newStaff, readCode, submit } from '../../test/factories.ts';
import { day, minute } from '../clock.ts';
import { codeLifetime } from './sms-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const password = 'Kiln-1300!';

async function registration(changes: object = {}) {
  const phone = newPhone();
  await app.client().ok('POST /auth/send_code', { scene: 'register', phone });
  const code = await readCode(app, phone);
  const acceptedTerms = '2026-01-01T08:00:00.000Z';
  return {
    username: `potter${phone}`,
    phone,
    password,
    confirmPassword: password,
    code,
    acceptedTerms,
    ...changes,
  };
}

const profileOf = (authToken: string) => app.client(authToken).call('GET /userinfo/profile/query', {});

describe('registering', () => {
  test('with the code opens a session of 7 days and shows the profile', async () => {
    const input = await registration({ email: 'Potter@Example.com' });
    const session = await app.client().ok('POST /auth/register', input);
    expect(Date.parse(session.expiresAt) - app.clock.now()).toBe(7 * day);
    expect((await profileOf(session.authToken)).content).toMatchObject({
      userId: session.userId,
      username: input.username,
      phone: input.phone,
      email: 'potter@example.com',
      phoneVerified: true,
      emailVerified: false,
      roles: [],
    });
  });

  test('keeps which terms were accepted, and staff see it', async () => {
    const acceptedTerms = '2026-01-02T08:00:00.123Z';
    const { userId } = await app.client().ok('POST /auth/register', await registration({ acceptedTerms }));
    const { client } = await newStaff(app, 'Support');
    expect((await client.ok('GET /admin/users/detail', { userId })).acceptedTerms).toBe(acceptedTerms);
  });

  test('needs the right code, and a code works for one registration', async () => {
    const input = await registration();
    const wrong = input.code === '123456' ? '123457' : '123456';
    const client = app.client();
    expect((await client.call('POST /auth/register', { ...input, code: wrong })).errorCode).toBe('AUT003');
    expect((await client.call('POST /auth/register', input)).httpStatus).toBe(200);
    expect((await client.call('POST /auth/register', input)).errorCode).toBe('AUT004');
  });

  test('with a code that has expired is refused', async () => {
    const [late, inTime] = [await registration(), await registration()];
    app.clock.advance(codeLifetime - 1);
    expect((await app.client().call('POST /auth/register', inTime)).httpStatus).toBe(200);
    app.clock.advance(1);
    expect((await app.client().call('POST /auth/register', late)).errorCode).toBe('AUT004');
  });

  test('with a taken phone or username is refused, in upper or lower case', async () => {
    const first = await registration();
    await app.client().ok('POST /auth/register', first);
    const second = await registration({ username: first.username.toUpperCase() });
    expect((await app.client().call('POST /auth/register', second)).errorCode).toBe('AUT006');
    app.clock.advance(minute);
    await app.client().ok('POST /auth/send_code', { scene: 'register', phone: first.phone });
    const again = { ...first, username: 'someone-else', code: await readCode(app, first.phone) };
    expect((await app.client().call('POST /auth/register', again)).errorCode).toBe('AUT005');
  });

  test('with a username that only looks different is refused, even with an invisible character in it', async () => {
    const named = async (username: string) =>
      app.client().call('POST /auth/register', await registration({ username }));
    expect((await named('ＡＢＣ瓷')).httpStatus).toBe(200);
    expect((await named('abc瓷')).errorCode).toBe('AUT006');
    expect((await named('abc\u200B瓷')).errorCode).toBe('AUT006');
    // A name can become longer in lower case.
    expect((await named('İ'.repeat(28))).httpStatus).toBe(200);
    expect((await named('ﷺ'.repeat(20))).errorCode).toBe('SYS007');
  });

  test('twice at the same moment makes one member', async () => {
    const input = await registration();
    const answers = await Promise.all([1, 2, 3].map(() => app.client().call('POST /auth/register', input)));
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    expect(answers.every(({ httpStatus }) => httpStatus < 500)).toBe(true);
  });

  test('with the same username at the same moment makes one member and tells the other the reason', async () => {
    const [first, second] = [await registration(), await registration()];
    const answers = await Promise.all(
      [first, { ...second, username: first.username }].map((input) =>
        app.client().call('POST /auth/register', input),
      ),
    );
    const codes = answers.map(({ errorCode }) => errorCode ?? 'OK').sort();
    expect(codes).toEqual(['AUT006', 'OK']);
  });

  test.each([
    ['a short password', { password: 'Ab1!', confirmPassword: 'Ab1!' }, 'password'],
    ['no digit', { password: 'Abcdefg!', confirmPassword: 'Abcdefg!' }, 'password'],
    ['no upper case', { password: 'abcdef1!', confirmPassword: 'abcdef1!' }, 'password'],
    ['no lower case', { password: 'ABCDEF1!', confirmPassword: 'ABCDEF1!' }, 'password'],
    ['no special character', { password: 'Abcdefg1', confirmPassword: 'Abcdefg1' }, 'password'],
    ['a different confirmation', { confirmPassword: 'Kiln-1300?' }, 'confirmPassword'],
    ['an invalid e-mail', { email: 'potter' }, 'email'],
    ['an invalid phone', { phone: '12345' }, 'phone'],
    ['terms that were not accepted', { acceptedTerms: '' }, 'acceptedTerms'],
    ['a username with a NUL', { username: 'a\u0000b' }, 'username'],
    ['a username with a lone surrogate', { username: 'ab\ud800' }, 'username'],
  ])('with %s is refused, and the refusal names the field', async (_, changes, field) => {
    const input = {
      username: 'potter',
      phone: newPhone(),
      password,
      confirmPassword: password,
      code: '123456',
      acceptedTerms: '2026-01-01T08:00:00.000Z',
    };
    const answer = await app.client().call('POST /auth/register', { ...input, ...changes });
    expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
    expect(Object.keys(answer.details?.fields ?? {})).toContain(field);
  });
});

describe('logging in', () => {
  test('with the phone number opens a session of 7 days or of one day', async () => {
    const input = await registration();
    await app.client().ok('POST /auth/register', input);
    for (const [remember, days] of [
      [true, 7],
      [undefined, 7],
      [false, 1],
    ] as const) {
      const session = await app.client().ok('POST /auth/login', { account: input.phone, password, remember });
      expect(Date.parse(session.expiresAt) - app.clock.now()).toBe(days * day);
    }
  });

  test.each([
    ['with the country code', (phone: string) => `86${phone}`],
    [
      'in full-width digits',
      (phone: string) => phone.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(+digit)),
    ],
    [
      'as copied from a list of contacts',
      (phone: string) => `\u202d+86 ${phone.slice(0, 3)}–${phone.slice(3)}\u202c`,
    ],
  ])('accepts the phone number %s', async (_, typed) => {
    const input = await registration();
    await app.client().ok('POST /auth/register', input);
    await app.client().ok('POST /auth/login', { account: typed(input.phone), password });
  });

  test('gets the same answer for an unknown account and for a wrong password', async () => {
    const input = await registration();
    await app.client().ok('POST /auth/register', input);
    const wrong = await app.client().call('POST /auth/login', { account: input.phone, password: 'Wrong-1!' });
    const unknown = await app.client().call('POST /auth/login', { account: newPhone(), password });
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({ httpStatus: 401, errorCode: 'AUT001' });
      expect(answer.details).toBeUndefined();
    }
  });

  test('by e-mail works only after the address is verified', async () => {
    const email = 'kiln@example.com';
    const { phone, username } = await registration({ email }).then(async (input) => {
      await app.client().ok('POST /auth/register', input);
      return input;
    });
    const attempt = () => app.client().call('POST /auth/login', { account: 'Kiln@example.com', password });
    expect((await attempt()).errorCode).toBe('AUT001');
    await app.services.db('users').where({ phone }).update({ emailVerifiedAt: app.clock.now() });
    expect((await attempt()).httpStatus).toBe(200);
    expect(username).toContain('potter');
  });
});

describe('a session', () => {
  test('is refused to a frozen member, and only the right password reveals the reason', async () => {
    const input = await registration();
    const { userId } = await app.client().ok('POST /auth/register', input);
    await app.services.db('users').where({ id: userId }).update({ status: 'frozen' });
    const login = (password: string) =>
      app.client().call('POST /auth/login', { account: input.phone, password });
    expect(await login(password)).toMatchObject({ httpStatus: 403, errorCode: 'AUT002' });
    expect((await login('Wrong-1234!')).errorCode).toBe('AUT001');
  });

  test('ends with logout, when it expires and when the member is frozen', async () => {
    const [gone, late, frozen] = [await newMember(app), await newMember(app), await newMember(app)];
    await gone.client.ok('POST /auth/logout', {});
    expect(await profileOf(gone.authToken)).toMatchObject({ httpStatus: 401, errorCode: 'SYS001' });
    await app.services.db('users').where({ id: frozen.userId }).update({ status: 'frozen' });
    expect((await profileOf(frozen.authToken)).errorCode).toBe('SYS001');
    expect((await profileOf(late.authToken)).httpStatus).toBe(200);
    app.clock.advance(7 * day);
    expect((await profileOf(late.authToken)).errorCode).toBe('SYS001');
  });

  test('is stored without its token, and a code without its digits', async () => {
    const member = await newMember(app);
    await app.client().ok('POST /auth/send_code', { scene: 'register', phone: member.phone });
    const code = await readCode(app, member.phone);
    const stored = JSON.stringify([await app.services.db('sessions'), await app.services.db('smsCodes')]);
    expect(stored).not.toContain(member.authToken);
    expect(stored).not.toContain(`"${code}"`);
  });
});

describe('SMS limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ limits: true });
  });
  afterAll(() => limited.close());

  /** The web service passes on the caller's address in this header. */
  const send = (phone: string, ip: string) =>
    limited.client().call('POST /auth/send_code', { scene: 'register', phone }, { 'X-Forwarded-For': ip });

  test('allow one message a minute to a phone, even with many requests at once', async () => {
    const phone = newPhone();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(phone, '198.51.100.1')));
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    const refused = answers.find(({ httpStatus }) => httpStatus !== 200);
    expect(refused).toMatchObject({ httpStatus: 429, errorCode: 'AUT007' });
    expect(refused?.headers.get('retry-after')).toBe('60');
    limited.clock.advance(minute);
    expect((await send(phone, '198.51.100.1')).httpStatus).toBe(200);
  });

  test('allow five messages an hour to a phone', async () => {
    const phone = newPhone();
    limited.clock.advance(60 * minute);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(phone, '198.51.100.2')).httpStatus).toBe(200);
      limited.clock.advance(minute);
    }
    expect((await send(phone, '198.51.100.2')).errorCode).toBe('AUT008');
  });

  test('allow ten messages an hour from an address', async () => {
    limited.clock.advance(60 * minute);
    for (let sent = 0; sent < 10; sent += 1)
      expect((await send(newPhone(), '198.51.100.3')).httpStatus).toBe(200);
    expect((await send(newPhone(), '198.51.100.3')).errorCode).toBe('AUT008');
  });

  test('count all addresses of an IPv6 network together', async () => {
    limited.clock.advance(60 * minute);
    for (let sent = 0; sent < 10; sent += 1)
      expect((await send(newPhone(), `2001:db8:1:2::${sent}`)).httpStatus).toBe(200);
    expect((await send(newPhone(), '2001:db8:1:2:f::')).errorCode).toBe('AUT008');
    expect((await send(newPhone(), '2001:db8:1:3::')).httpStatus).toBe(200);
  });

  test("do not count messages requested by guests toward a member's payment codes", async () => {
    const member = await newMember(limited, { balance: 100 });
    const { content: order } = await submit(member, await newPiece(limited, { price: 100 }), 100);
    expect((await send(member.phone, '198.51.100.5')).httpStatus).toBe(200);
    expect((await send(member.phone, '198.51.100.5')).errorCode).toBe('AUT007');
    const payment = { scene: 'order_pay', phone: member.phone, orderNo: order.orderNo } as const;
    await member.client.ok('POST /auth/send_code', payment);
    expect((await member.client.call('POST /auth/send_code', payment)).errorCode).toBe('AUT007');
  });

  test('allow only mainland mobile numbers', async () => {
    for (const phone of ['10000000000', '11012345678']) {
      expect((await send(phone, '198.51.100.4')).errorCode).toBe('SYS007');
    }
  });
});
