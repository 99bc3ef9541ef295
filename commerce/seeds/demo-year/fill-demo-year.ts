import { checkNow, keepCheck } from '../../src/audit/run-audit.ts';
import { sealRows } from '../../src/audit/seal.ts';
import { hashPassword } from '../../src/auth/password.ts';
import { day, hour, minute } from '../../src/clock.ts';
import { forgetExpired } from '../../src/jobs/forget-expired.ts';
import { completeShippedOrders } from '../../src/orders/complete-order.ts';
import { expireOrders } from '../../src/orders/expire-orders.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import { endStaleRecharges } from '../../src/recharges/end-stale-recharges.ts';
import type { Services } from '../../src/services.ts';
import { demoMember, demoStaff, sampleOffers } from '../sample-offers.ts';
import { createAgenda } from './agenda.ts';
import { createAsk, findStaffPerson } from './ask.ts';
import { planMessage } from './inbox.ts';
import { planCredits, planOpenRefund, planRecharge } from './money.ts';
import { inventPerson, phoneOf, registerBuyer } from './people.ts';
import { planStatement, planUnmatched } from './proof.ts';
import { createRandom, type Random } from './random.ts';
import { planPrices } from './stock.ts';
import { planHold, planOrder, planOrderAskedBack } from './trade.ts';
import { newId, type Year } from './year.ts';

export interface Size {
  members: number;
  orders: number;
  messages: number;
  recharges: number;
}

/** Few orders in summer, many before the Spring Festival, around the Mid-Autumn Festival and in November. */
const seasons = [12, 6, 6, 7, 8, 6, 4, 5, 11, 8, 14, 13];

/** Null if the shop can be filled. */
export async function whyNoDemoYear({ db, config, clock }: Services): Promise<string | null> {
  if (config.appEnv !== 'development') return 'Only a shop in development can be filled with a demo year.';
  const open = await db('leases').where('until', '>', clock.now()).first('name');
  if (open) return 'The shop is open: close it first (or wait ten seconds after it was closed).';
  const codes = sampleOffers.map(({ code }) => code);
  const pieces = await db('products').whereIn('code', codes).where({ listed: true }).first('code');
  const owner = await db('users').where({ phone: demoStaff.owner.phone }).first('id');
  if (pieces && owner) return null;
  return 'The sample shop is not complete: open it once with npm start, wait until its pieces can be seen, and close it.';
}

export async function hasDemoYear({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return (
    (await db('users')
      .where({ phone: phoneOf(0) })
      .first('id')) !== undefined
  );
}

/** The handlers of the API run all requests of the year, each at its time. Returns how many requests were refused. */
export async function fillDemoYear(
  given: Services,
  size: Size,
  onMonth: (month: string) => void = () => {},
): Promise<number> {
  const to = given.clock.now();
  const from = to - 365 * day;
  const agenda = createAgenda({ from, to });
  const config = { ...given.config, paymentProvider: 'manual' as const, orderPaymentMinutes: 30 };
  const { clock } = agenda;
  const payments = createPayments({ db: given.db, clock, config });
  // The year has unmatched payments, which the shop would report as errors.
  const log = given.log.child({}, { level: 'silent' });
  const services: Services = { ...given, clock, config, payments, log };
  const random = createRandom(2026);
  const passwordHash = await hashPassword(demoMember.password);
  const personOf = (role: keyof typeof demoStaff) => findStaffPerson(services, demoStaff[role].phone);
  const [owner, finance] = await Promise.all([personOf('owner'), personOf('finance')]);
  const [packer, support] = await Promise.all([personOf('packer'), personOf('support')]);
  const staff = { owner, finance, packer, support };
  const year: Year = { services, agenda, random, ask: createAsk(services), from, to, staff, buyers: [] };

  planJobs(year);
  planMembers(year, size.members, passwordHash);
  for (let i = 0; i < size.orders; i += 1) planOrder(year, timeInSeason(random, from + day, to));
  for (let i = 0; i < size.recharges; i += 1) planRecharge(year, between(random, from + 2 * day, to));
  for (let i = 0; i < size.messages; i += 1) planMessage(year, between(random, from + day, to), i);
  planPrices(year);
  planCredits(year);
  planUnmatched(year);
  planStatement(year);
  planLastHours(year);

  let month = '';
  const refused = await agenda.run((at) => {
    const current = new Date(at).toISOString().slice(0, 7);
    if (current !== month) onMonth(current);
    month = current;
  });
  await sealRows(services.db, config);
  // The hourly check would leave out a shop that was checked within the last hour.
  await keepCheck(services.db, await checkNow(services, { at: to, since: null }));
  return refused;
}

function planJobs({ agenda, services, from, to }: Year): void {
  const { db, config } = services;
  for (let at = from + day; at < to; at += day) {
    agenda.plan(at, async () => {
      await expireOrders(db, at);
      await completeShippedOrders(db, at);
      await endStaleRecharges(db, at);
      await forgetExpired(db, at);
      await sealRows(db, config);
    });
  }
}

function planMembers(year: Year, members: number, passwordHash: string): void {
  const { agenda, random, services, ask, staff, from, to, buyers } = year;
  for (let number = 0; number < members; number += 1) {
    const isEarly = number < members / 5;
    const at = isEarly ? from + number * hour : between(random, from + day, to - hour);
    agenda.plan(at, async () => {
      const person = { ...inventPerson(random, number), passwordHash };
      const buyer = await registerBuyer(services, random, person);
      buyers.push(buyer);
      if (number % 40 !== 11) return;
      const { userId } = buyer.member;
      agenda.plan(at + 60 * day, async () => {
        const input = { requestId: newId(), userId, reason: '多次下单不付款' };
        await ask(staff.support, 'POST /admin/users/freeze', input);
      });
      if (number % 80 !== 11) return;
      agenda.plan(at + 75 * day, async () => {
        const input = { requestId: newId(), userId, reason: '已与本人电话核实' };
        await ask(staff.support, 'POST /admin/users/unfreeze', input);
      });
    });
  }
}

/** Makes sure that at the end of the year some work is waiting for each role of the staff. */
function planLastHours(year: Year): void {
  const { agenda, services, to } = year;
  for (const hours of [3, 5, 8, 20, 28]) planOrder(year, to - hours * hour);
  for (const hours of [2, 9, 30]) planRecharge(year, to - hours * hour, 0.25);
  for (const [number, hours] of [0.3, 0.6, 4].entries()) planMessage(year, to - hours * hour, 90 + number);
  for (const hours of [1, 2]) planOpenRefund(year, to - hours * hour);
  for (const minutes of [0.5, 1]) planOrderAskedBack(year, to - minutes * minute);
  // No setting of the shop allows a longer hold.
  agenda.plan(to - 10 * minute, async () => {
    services.config.orderPaymentMinutes = day / minute;
  });
  for (const minutes of [9, 6, 2]) planHold(year, to - minutes * minute);
}

function timeInSeason(random: Random, from: number, to: number): number {
  const most = Math.max(...seasons);
  for (;;) {
    const at = between(random, from, to);
    const moment = new Date(at + 8 * hour);
    const isAwake = moment.getUTCHours() >= 8 || random.chance(0.05);
    if (isAwake && random.chance((seasons[moment.getUTCMonth()] ?? 0) / most)) return at;
  }
}

function between(random: Random, from: number, to: number): number {
  return Math.floor(from + random.next() * (to - from));
}
