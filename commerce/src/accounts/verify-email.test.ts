import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { addPasskey, proveAgain } from '../../test/second-factors.ts';
import { day, hour, minute } from '../clock.ts';
import { createMail } from '../mail/create-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let lastAddress = 0;
function newEmail(): string {
  lastAddress += 1;
  return `potter${lastAddress}@example.com`;
}

async function readEmailCode(email: string): Promise<string> {
  const [mail] = await app.client().ok('GET /dev/mail', { email });
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function codeFor({ client }: TestMember, email: string): Promise<string> {
  await client.ok('POST /userinfo/profile/email/send_code', { email });
  return readEmailCode(email);
}

const verify = ({ client }: TestMember, email: string, code: string) =>
  client.call('POST /userinfo/profile/email/verify', { email, code });

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe('an e-mail address', () => {
  test('is changed with the code sent to it, in lower case, and replaces the old address', async () => {
    const member = await newMember(app);
    const [first, second] = [newEmail(), newEmail()];
    const code = await codeFor(member, first);
    expect(await verify(member, first.toUpperCase(), code)).toMatchObject({
      content: { email: first, emailVerified: true },
    });
    expect((await verify(member, second, await codeFor(member, second))).content.email).toBe(second);
    expect((await verify(member, first, code)).errorCode).toBe('AUT004');
  });

  test('is changed only by somebody who proved within ten minutes who he is, and the code stays good', async () => {
    const member = await newMember(app);
    const email = newEmail();
    app.clock.advance(10 * minute);
    const code = await codeFor(member, email);
    expect((await verify(member, email, code)).errorCode).toBe('AUT015');
    await proveAgain(app, member);
    expect((await verify(member, email, code)).httpStatus).toBe(200);
  });

  test('is changed by somebody with a passkey only after a proof for this change', async () => {
    const member = await newMember(app);
    await addPasskey(member);
    const email = newEmail();
    const code = await codeFor(member, email);
    const { userId } = member;
    await app.services.db('sessions').where({ userId }).update({ unusedProofAt: 0 });
    expect(await verify(member, email, code)).toMatchObject({ errorCode: 'AUT015', details: { own: true } });
    await proveAgain(app, member);
    // A typing mistake does not cost the proof.
    expect((await verify(member, email, otherThan(code))).errorCode).toBe('AUT003');
    expect((await verify(member, email, code)).httpStatus).toBe(200);
    expect((await verify(member, email, code)).errorCode).toBe('AUT015');
  });

  test('that is verified once more is told to nobody', async () => {
    const member = await newMember(app);
    const email = newEmail();
    const { userId } = member;
    const told = async () => (await app.services.db('securityNotices').where({ userId })).length;
    await verify(member, email, await codeFor(member, email));
    expect(await told()).toBe(1);
    app.clock.advance(minute);
    await verify(member, email, await codeFor(member, email));
    expect(await told()).toBe(1);
  });

  test('belongs to one member, even when two verify it at the same moment', async () => {
    const [one, two] = [await newMember(app), await newMember(app)];
    const email = newEmail();
    const codes = [await codeFor(one, email), await codeFor(two, email)] as const;
    const answers = await Promise.all([verify(one, email, codes[0]), verify(two, email, codes[1])]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'OK').sort()).toEqual(['AUT010', 'OK']);
    expect(await app.services.db('users').where({ email }).whereNotNull('emailVerifiedAt')).toHaveLength(1);
  });

  test('of another member gets the same answers as a free one until the right code is entered', async () => {
    const [owner, curious] = [await newMember(app), await newMember(app)];
    const email = newEmail();
    await verify(owner, email, await codeFor(owner, email));
    const sent = (address: string) =>
      curious.client.ok('POST /userinfo/profile/email/send_code', { email: address });
    expect(await sent(email)).toEqual(await sent(newEmail()));
    const code = await readEmailCode(email);
    expect((await verify(curious, email, otherThan(code))).errorCode).toBe('AUT003');
    expect((await verify(curious, email, code)).errorCode).toBe('AUT010');
  });
});

describe('a code by e-mail', () => {
  test('is valid for 15 minutes, only for its member and its address', async () => {
    const [member, other] = [await newMember(app), await newMember(app)];
    const email = newEmail();
    const code = await codeFor(member, email);
    expect((await verify(other, email, code)).errorCode).toBe('AUT004');
    expect((await verify(member, newEmail(), code)).errorCode).toBe('AUT004');
    app.clock.advance(15 * minute);
    await proveAgain(app, member);
    expect((await verify(member, email, code)).errorCode).toBe('AUT004');
    const fresh = await codeFor(member, email);
    app.clock.advance(15 * minute - 1);
    await proveAgain(app, member);
    expect((await verify(member, email, fresh)).httpStatus).toBe(200);
  });

  test('allows five tries for a hundred parallel guesses', async () => {
    const member = await newMember(app);
    const email = newEmail();
    const right = await codeFor(member, email);
    const guesses = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'));
    const answers = await Promise.all(
      guesses.filter((code) => code !== right).map((code) => verify(member, email, code)),
    );
    expect(answers.filter(({ errorCode }) => errorCode === 'AUT003')).toHaveLength(5);
    expect((await verify(member, email, right)).errorCode).toBe('AUT004');
  });

  test('cancels the previous code and is stored without its digits', async () => {
    const member = await newMember(app);
    const email = newEmail();
    const before = await codeFor(member, email);
    const code = await codeFor(member, email);
    if (before !== code) expect((await verify(member, email, before)).errorCode).toBe('AUT003');
    expect(JSON.stringify(await app.services.db('emailCodes'))).not.toContain(`"${code}"`);
    expect((await verify(member, email, code)).httpStatus).toBe(200);
  });

  test('is in the language of the interface', async () => {
    const { client } = await newMember(app);
    const [zh, en] = [newEmail(), newEmail()];
    await client.call(
      'POST /userinfo/profile/email/send_code',
      { email: zh },
      { 'Accept-Language': 'zh-CN' },
    );
    await client.call('POST /userinfo/profile/email/send_code', { email: en }, { 'Accept-Language': 'en' });
    expect((await app.client().ok('GET /dev/mail', { email: zh }))[0]?.text).toMatch(
      /^您的验证码是 \d{6}，15 /,
    );
    expect((await app.client().ok('GET /dev/mail', { email: en }))[0]?.text).toMatch(/ is \d{6}\. .* 15 min/);
  });
});

describe('limits of e-mail codes', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ limits: true });
  });
  afterAll(() => limited.close());

  const send = ({ client }: TestMember, email: string) =>
    client.call('POST /userinfo/profile/email/send_code', { email });

  test('allow one code a minute for a member, even with many requests for many addresses at once', async () => {
    const member = await newMember(limited);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(member, newEmail())));
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    const refused = answers.find(({ httpStatus }) => httpStatus !== 200);
    expect(refused).toMatchObject({ httpStatus: 429, errorCode: 'AUT007' });
    expect(refused?.headers.get('retry-after')).toBe('60');
    limited.clock.advance(minute);
    expect((await send(member, newEmail())).httpStatus).toBe(200);
  });

  test('allow five codes an hour and ten a day for a member', async () => {
    const member = await newMember(limited);
    const outcomes = [];
    for (let sent = 0; sent < 6; sent += 1) {
      outcomes.push((await send(member, newEmail())).errorCode ?? 'OK');
      limited.clock.advance(minute);
    }
    expect(outcomes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'AUT008']);
    limited.clock.advance(hour);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(member, newEmail())).httpStatus).toBe(200);
      limited.clock.advance(minute);
    }
    limited.clock.advance(hour);
    expect((await send(member, newEmail())).errorCode).toBe('AUT008');
    limited.clock.advance(day);
    expect((await send(member, newEmail())).httpStatus).toBe(200);
  });

  test('allow five codes an hour to an address, whoever requests them', async () => {
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(await newMember(limited), email)).httpStatus).toBe(200);
    }
    expect((await send(await newMember(limited), email)).errorCode).toBe('AUT008');
  });

  test('count a code even if production has no mail server and answers that e-mail is unavailable', async () => {
    const mail = limited.services.mail;
    const { db, clock } = limited.services;
    limited.services.mail = createMail(db, clock, { smtp: null, appEnv: 'production' });
    const member = await newMember(limited);
    const answer = await send(member, newEmail());
    expect(answer).toMatchObject({ httpStatus: 503, errorCode: 'SYS004' });
    expect((await send(member, newEmail())).errorCode).toBe('AUT007');
    limited.services.mail = mail;
  });
});
