import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Challenge, Work } from '../../contract/work.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPhone } from '../../test/factories.ts';
import { seedGuestMessages, solve } from '../../test/guest-messages.ts';
import { minute } from '../clock.ts';
import { firstDerivations } from './work-amount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: true });
  await seedGuestMessages(app.services.db, 250, app.clock.now());
});
afterAll(() => app.close());

let lastNetwork = 0;
function newNetwork(): string {
  lastNetwork += 1;
  return `10.9.0.${lastNetwork}`;
}

interface Guest {
  phone?: string;
  ip?: string;
}

/** Without `given`, a new phone in a new network. */
function newGuest({ phone = newPhone(), ip = newNetwork() }: Guest = {}) {
  const send = (work?: Work) =>
    app
      .client()
      .call(
        'POST /auth/send_code',
        { scene: 'register', phone, ...(work && { work }) },
        { 'X-Forwarded-For': ip },
      );
  return {
    phone,
    ip,
    send,
    async challenge() {
      const { errorCode, details } = await send();
      expect(errorCode).toBe('AUT020');
      return details?.challenge as Challenge;
    },
  };
}

const derivationsOf = ({ parameters }: Challenge) => parameters.data.derivations;

test('while guests have few messages, none of them has to compute', async () => {
  const quiet = await createTestApp({ limits: true });
  const send = () => quiet.client().call('POST /auth/send_code', { scene: 'register', phone: newPhone() });
  await seedGuestMessages(quiet.services.db, 249, quiet.clock.now());
  expect((await send()).httpStatus).toBe(200);
  expect(await send()).toMatchObject({ httpStatus: 403, errorCode: 'AUT020' });
  await quiet.close();
});

test('a solved challenge sends the code, and a wrong solution does not', async () => {
  const guest = newGuest();
  const challenge = await guest.challenge();
  expect(derivationsOf(challenge)).toBe(firstDerivations);
  const work = await solve(challenge);
  const { counter, derivedKey } = work.solution;
  for (const solution of [
    { counter, derivedKey: '0'.repeat(64) },
    { counter, derivedKey: challenge.parameters.keyPrefix + derivedKey.slice(0, 32) },
  ]) {
    expect((await guest.send({ challenge, solution })).errorCode).toBe('AUT020');
  }
  expect((await guest.send(work)).httpStatus).toBe(200);
  expect((await guest.send(work)).errorCode).toBe('AUT007');
});

test('a challenge that the caller has altered is worth nothing', async () => {
  const guest = newGuest();
  const { challenge, solution } = await solve(await guest.challenge());
  const { parameters } = challenge;
  const data = { ...parameters.data, expiresAt: parameters.data.expiresAt + minute };
  const altered = { ...challenge, parameters: { ...parameters, data } };
  expect((await guest.send({ challenge: altered, solution })).errorCode).toBe('AUT020');
});

test('a solution is for one phone and one network', async () => {
  const guest = newGuest();
  const work = await solve(await guest.challenge());
  expect((await newGuest({ ip: guest.ip }).send(work)).errorCode).toBe('AUT020');
  expect((await newGuest({ phone: guest.phone }).send(work)).errorCode).toBe('AUT020');
  expect((await guest.send(work)).httpStatus).toBe(200);
});

test('a solution is worth something for two minutes', async () => {
  const [late, inTime] = [newGuest(), newGuest()];
  const [lateWork, workInTime] = [await solve(await late.challenge()), await solve(await inTime.challenge())];
  app.clock.advance(2 * minute - 1);
  expect((await inTime.send(workInTime)).httpStatus).toBe(200);
  app.clock.advance(1);
  expect((await late.send(lateWork)).errorCode).toBe('AUT020');
});

test('each message to a network doubles the work for the next one, also for a solution from before', async () => {
  const ip = newNetwork();
  const [first, second] = [newGuest({ ip }), newGuest({ ip })];
  const [work, cheap] = [await solve(await first.challenge()), await solve(await second.challenge())];
  expect((await first.send(work)).httpStatus).toBe(200);
  const refused = await second.send(cheap);
  expect(refused.errorCode).toBe('AUT020');
  expect(derivationsOf(refused.details?.challenge as Challenge)).toBe(2 * firstDerivations);
  app.clock.advance(minute);
  expect((await first.send(work)).errorCode).toBe('AUT020');
});

test('of several solutions that a network sends at once, one is worth a message', async () => {
  const ip = newNetwork();
  const guests = Array.from({ length: 4 }, () => newGuest({ ip }));
  const works = await Promise.all(guests.map(async (guest) => solve(await guest.challenge())));
  const answers = await Promise.all(guests.map((guest, index) => guest.send(works[index])));
  expect(answers.map(({ errorCode }) => errorCode ?? 'sent').sort()).toEqual([
    'AUT020',
    'AUT020',
    'AUT020',
    'sent',
  ]);
});

test('a member never has to compute', async () => {
  const { client, phone } = await newMember(app);
  await client.ok('POST /auth/send_code', { scene: 'change_password', phone });
});

test('500 addresses that compute nothing get a twentieth of the messages of a day, and a visitor still gets one', async () => {
  const attacked = await createTestApp({ limits: true });
  const ask = (ip: string, phone: string, work?: Work) =>
    attacked
      .client()
      .call(
        'POST /auth/send_code',
        { scene: 'register', phone, ...(work && { work }) },
        { 'X-Forwarded-For': ip },
      );
  let sent = 0;
  for (let index = 0; index < 500; index += 1) {
    const { httpStatus } = await ask(`10.2.${index >> 8}.${index & 255}`, newPhone());
    if (httpStatus === 200) sent += 1;
  }
  expect(sent).toBe(250);
  const phone = newPhone();
  const { details } = await ask('203.0.113.7', phone);
  const work = await solve(details?.challenge as Challenge);
  expect((await ask('203.0.113.7', phone, work)).httpStatus).toBe(200);
  await attacked.close();
});
