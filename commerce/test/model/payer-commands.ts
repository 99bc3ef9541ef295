import fc from 'fast-check';
import { type Channel, channels } from '../../contract/choices.ts';
import { pay as payFromWallet, sendPaymentCode, submitCart } from '../factories.ts';
import { lies, payableAt } from '../payments/counterparts.ts';
import {
  ask,
  type Charge,
  type Order,
  type PaymentWorld,
  pass,
  restartAfterCrash,
  runJobs,
  tell,
} from '../payments/world.ts';
import { at, nat, requestId } from './command.ts';
import { act } from './payment-command.ts';

export const ofChannel = fc.constantFrom(...channels);

const telling = fc.constantFrom(
  'once',
  'twice',
  'thrice at once',
  'beside a question',
  'late',
  'never',
  ...lies,
);
type Telling = typeof telling extends fc.Arbitrary<infer How> ? How : never;

export const recharge = fc
  .tuple(nat, fc.integer({ min: 100, max: 20_000 }), ofChannel, nat, fc.option(telling))
  .map(([who, fen, channel, way, paid]) =>
    act(`recharge ${who} ${fen} ${channel} ${way}, paid and told ${paid}`, async (world) => {
      const member = at(world.members, who);
      const amount = fen / 100;
      const input = { requestId: requestId(), amount, channel };
      const answer = await ask(world, () => member.client.call('POST /wallet/charge', input));
      if (answer.status !== 'OK') return;
      const charge = { member, chargeNo: answer.content.chargeNo, channel, amount };
      world.charges.push(charge);
      await openCashier(world, charge, way);
      if (paid) await payOneOf(world, payableIn(world, charge.chargeNo), way, paid);
    }),
  );

export const order = fc
  .tuple(nat, nat)
  .map(([who, what]) => act(`order ${who} ${what}`, (world) => submitOrder(world, who, what)));

async function submitOrder(world: PaymentWorld, who: number, what: number): Promise<Order | null> {
  const { members, pieces, steps, app } = world;
  const member = at(members, who);
  const { code, price } = at(pieces, what);
  await steps.ignore(() => app.services.db('cartItems').where({ userId: member.userId }).delete());
  const item = { userId: member.userId, productCode: code };
  await ask(world, () => member.client.call('POST /userinfo/cart/add_item', item));
  const id = requestId();
  const answer = await ask(world, () => submitCart(member, price, id));
  if (answer.status !== 'OK') return null;
  const submitted = { member, orderNo: answer.content.orderNo };
  world.orders.push(submitted);
  return submitted;
}

export const buy = fc
  .tuple(nat, nat, ofChannel, nat, fc.option(telling))
  .map(([who, what, channel, way, paid]) =>
    act(`buy ${who} ${what} ${channel} ${way}, paid and told ${paid}`, async (world) => {
      const submitted = await submitOrder(world, who, what);
      const charge = submitted && (await openCharge(world, submitted, channel, way));
      if (charge && paid) await payOneOf(world, payableIn(world, charge.chargeNo), way, paid);
    }),
  );

export const chargeOrder = fc.tuple(nat, ofChannel, nat).map(([which, channel, way]) =>
  act(`charge order ${which} ${channel} ${way}`, async (world) => {
    if (world.orders.length > 0) await openCharge(world, at(world.orders, which), channel, way);
  }),
);

async function openCharge(
  world: PaymentWorld,
  { member, orderNo }: Order,
  channel: Channel,
  way: number,
): Promise<Charge | null> {
  const charged = (code?: string) => {
    const input = { requestId: requestId(), orderNo, channel, ...(code && { code }) };
    return ask(world, () => member.client.call('POST /order/charge', input));
  };
  let answer = await charged();
  // Money of the wallet pays a part.
  if (answer.errorCode === 'SYS007') answer = await charged(await readCode(world, { member, orderNo }));
  if (answer.status !== 'OK') return null;
  const { chargeNo, amount } = answer.content;
  const known = world.charges.find((each) => each.chargeNo === chargeNo);
  const charge = known ?? { member, chargeNo, channel, amount };
  if (!known) world.charges.push(charge);
  await openCashier(world, charge, way);
  return charge;
}

export const switchWay = fc.tuple(nat, nat).map(([which, way]) =>
  act(`switch way ${which} ${way}`, async (world) => {
    if (world.charges.length > 0) await openCashier(world, at(world.charges, which), way);
  }),
);

async function openCashier(world: PaymentWorld, charge: Charge, wayIndex: number): Promise<void> {
  const { member, chargeNo, channel } = charge;
  const { ways, visit } = world.counterparts.of[channel];
  const input = { chargeNo, way: at(ways, wayIndex) };
  const answer = await ask(world, () => member.client.call('POST /wallet/charge/pay', input));
  if (answer.status !== 'OK') return;
  await visit(world.app.url, answer.content).catch((error: Error) => {
    const isExplained = world.troubled.size > 0 || error.message.startsWith('the payer sees');
    if (!isExplained) throw error;
  });
}

export const pay = fc
  .tuple(nat, telling)
  .map(([which, how]) =>
    act(`pay ${which}, told ${how}`, (world) => payOneOf(world, payableIn(world), which, how)),
  );

interface Payable {
  channel: Channel;
  attemptNo: string;
}

function payableIn(world: PaymentWorld, chargeNo = ''): Payable[] {
  return channels.flatMap((channel) =>
    payableAt(world.counterparts.of[channel])
      .filter((attemptNo) => attemptNo.startsWith(chargeNo))
      .map((attemptNo) => ({ channel, attemptNo })),
  );
}

async function payOneOf(world: PaymentWorld, payable: Payable[], which: number, how: Telling): Promise<void> {
  if (payable.length === 0) return;
  const { channel, attemptNo } = at(payable, which);
  const counterpart = world.counterparts.of[channel];
  const seen = refusalOf(() => counterpart.pay(attemptNo));
  if (seen) return;
  const truth = () => tell(world, channel, counterpart.notify(attemptNo));
  if (how === 'late') world.owed.push({ channel, attemptNo });
  else if (how === 'twice') for (const _ of [1, 2]) await truth();
  else if (how === 'thrice at once') await Promise.all([truth(), truth(), truth()]);
  else if (how === 'beside a question') await Promise.all([truth(), passAndAsk(world)]);
  else if (how === 'once') await truth();
  else if (how !== 'never') await tell(world, channel, counterpart.notify(attemptNo, how));
}

async function passAndAsk(world: PaymentWorld): Promise<void> {
  await pass(world, 1);
  await runJobs(world);
}

/** What the payer sees instead of a receipt. */
function refusalOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'something else';
  }
}

/** It stays owed if the shop does not acknowledge it, and now and then comes again all the same. */
export const tellLate = fc.tuple(nat, fc.boolean()).map(([which, again]) =>
  act(`tell late ${which}${again ? ', and again' : ''}`, async (world) => {
    if (world.owed.length === 0) return;
    const [owed] = world.owed.splice(which % world.owed.length, 1);
    if (!owed) return;
    const { channel, attemptNo } = owed;
    const isTaken = await tell(world, channel, world.counterparts.of[channel].notify(attemptNo));
    if (again || !isTaken) world.owed.push(owed);
  }),
);

export const withdraw = nat.map((which) =>
  act(`withdraw ${which}`, async (world) => {
    if (world.charges.length === 0) return;
    const { member, chargeNo } = at(world.charges, which);
    const input = { requestId: requestId(), chargeNo };
    await ask(world, () => member.client.call('POST /wallet/charge/withdraw', input));
  }),
);

export const payByCode = nat.map((which) =>
  act(`pay from the wallet ${which}`, async (world) => {
    if (world.orders.length === 0) return;
    const { member, orderNo } = at(world.orders, which);
    const code = await readCode(world, { member, orderNo });
    const id = requestId();
    await ask(world, () => payFromWallet(member, orderNo, code, id));
  }),
);

export const cancel = nat.map((which) =>
  act(`cancel ${which}`, async (world) => {
    if (world.orders.length === 0) return;
    const { member, orderNo } = at(world.orders, which);
    const input = { requestId: requestId(), orderNo };
    await ask(world, () => member.client.call('POST /order/cancel', input));
  }),
);

/** A code that nobody sent, if the shop refuses to send one. */
async function readCode(world: PaymentWorld, { member, orderNo }: Order): Promise<string> {
  const code = await sendPaymentCode(world.app, member, orderNo).catch(() => '000000');
  restartAfterCrash(world);
  return code;
}
