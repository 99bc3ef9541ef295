import { newCode } from '../../src/auth/one-time-code.ts';
import { issueCode } from '../../src/auth/sms-code.ts';
import { day, hour, minute } from '../../src/clock.ts';
import { transaction } from '../../src/db/transaction.ts';
import { expireOrders } from '../../src/orders/expire-orders.ts';
import { haveMoney } from './money.ts';
import { type Buyer, logIn } from './people.ts';
import { choosePiece, type Piece } from './stock.ts';
import { cancelReasons, carriers, orderNotes, refundNo, refundWishes, refundYes, remarks } from './words.ts';
import { newId, type Year } from './year.ts';

export function planOrder(year: Year, at: number): void {
  const { agenda, random, services, staff, ask } = year;
  agenda.plan(at, async () => {
    const buyer = await chooseBuyer(year);
    const piece = await choosePiece(year);
    if (!buyer || !piece) return;
    const fate = random.next();
    const paid = fate > 0.11;
    if (paid) await haveMoney(year, buyer, piece.price);
    await logIn(services, buyer);
    const orderNo = await submit(year, buyer, piece);
    const later = (minutes: number, deed: () => Promise<unknown>) =>
      agenda.plan(agenda.clock.now() + minutes * minute, async () => void (await deed()));
    const input = () => ({ requestId: newId(), orderNo });
    if (fate < 0.05) later(31, () => expireOrders(services.db, agenda.clock.now()));
    else if (fate < 0.08) later(7, () => ask(buyer, 'POST /order/cancel', input()));
    else if (!paid) {
      const reason = random.one(cancelReasons);
      later(12, () => ask(staff.owner, 'POST /admin/orders/cancel', { ...input(), reason }));
    } else later(3, () => pay(year, buyer, orderNo));
  });
}

export function planHold(year: Year, at: number): void {
  year.agenda.plan(at, async () => {
    const buyer = await chooseBuyer(year);
    const piece = await choosePiece(year);
    if (buyer && piece) await submit(year, buyer, piece);
  });
}

export function planOrderAskedBack({ agenda, services, buyers, random, ask }: Year, at: number): void {
  agenda.plan(at, async () => {
    const order = await services.db('orders').where({ status: 'PAID' }).orderBy('createdAt', 'desc').first();
    const buyer = buyers.find(({ member }) => member.userId === order?.userId);
    if (!order || !buyer) return;
    const wish = { requestId: newId(), orderNo: order.orderNo, reason: random.one(refundWishes) };
    await ask(buyer, 'POST /order/refund/apply', wish);
  });
}

/** Three of four orders are by the first half of the members, so that some members buy often. */
async function chooseBuyer({ buyers, random, services }: Year): Promise<Buyer | undefined> {
  const among = random.chance(0.75) ? Math.ceil(buyers.length / 2) : buyers.length;
  const buyer = buyers[random.whole(0, among - 1)];
  const active = buyer && { id: buyer.member.userId, status: 'active' as const };
  return active && (await services.db('users').where(active).first('id')) ? buyer : undefined;
}

async function submit({ ask, random }: Year, buyer: Buyer, { productCode, price }: Piece): Promise<string> {
  const { userId } = buyer.member;
  await ask(buyer, 'POST /userinfo/cart/add_item', { userId, productCode });
  const remark = random.one(remarks);
  const wish = { requestId: newId(), addressId: buyer.addressId, expectedAmount: price, remark };
  return (await ask(buyer, 'POST /order/submit', wish)).orderNo;
}

async function pay(year: Year, buyer: Buyer, orderNo: string): Promise<void> {
  const { services, agenda, random, ask } = year;
  const { phone } = buyer.member;
  const purpose = { phone, scene: 'order_pay', subject: orderNo } as const;
  const at = agenda.clock.now();
  const sending = { byMember: true, ip: buyer.ip, pepper: services.config.smsPepper.toUse(at), at };
  const code = newCode();
  await transaction(services.db, (trx) => issueCode(trx, { ...purpose, ...sending, code }));
  await ask(buyer, 'POST /order/pay', { requestId: newId(), orderNo, code });
  const hours = random.whole(5, 70);
  if (random.chance(0.06))
    agenda.plan(agenda.clock.now() + 2 * hour, () => askBack(year, buyer, { orderNo, shipped: false }));
  else agenda.plan(agenda.clock.now() + hours * hour, () => ship(year, buyer, orderNo));
}

async function ship(year: Year, buyer: Buyer, orderNo: string): Promise<void> {
  const { ask, agenda, random, staff } = year;
  const [carrier, prefix] = random.one(carriers);
  const parcel = { carrier, trackingNo: `${prefix}${random.whole(1_000_000_000, 9_999_999_999)}` };
  if (random.chance(0.15)) {
    const text = random.one(orderNotes);
    await ask(staff.packer, 'POST /admin/orders/note', { requestId: newId(), orderNo, text });
  }
  await ask(staff.packer, 'POST /admin/orders/ship', { requestId: newId(), orderNo, ...parcel });
  if (random.chance(0.3)) return;
  // The other members don't confirm the receipt: their orders are completed after ten days.
  agenda.plan(agenda.clock.now() + random.whole(40, 170) * hour, async () => {
    await ask(buyer, 'POST /order/confirm_receipt', { requestId: newId(), orderNo });
    const asksBack = random.chance(0.07);
    const at = agenda.clock.now() + random.whole(1, 12) * day;
    if (asksBack) agenda.plan(at, () => askBack(year, buyer, { orderNo, shipped: true }));
  });
}

async function askBack(
  year: Year,
  buyer: Buyer,
  order: { orderNo: string; shipped: boolean },
): Promise<void> {
  const { ask, agenda, random, staff } = year;
  const { orderNo, shipped } = order;
  const wish = { requestId: newId(), orderNo, reason: random.one(refundWishes) };
  await ask(buyer, 'POST /order/refund/apply', wish);
  const approved = random.chance(0.7);
  agenda.plan(agenda.clock.now() + random.whole(4, 40) * hour, async () => {
    const input = { requestId: newId(), orderNo, reason: random.one(approved ? refundYes : refundNo) };
    if (!approved) {
      await ask(staff.finance, 'POST /admin/orders/reject_refund', input);
      if (!shipped) agenda.plan(agenda.clock.now() + day, () => ship(year, buyer, orderNo));
      return;
    }
    await ask(staff.finance, 'POST /admin/orders/refund', input);
    if (!shipped) return;
    agenda.plan(agenda.clock.now() + random.whole(3, 9) * day, async () => {
      const reason = '包裹已退回，验收完好，重新上架';
      const back = { requestId: newId(), orderNo, condition: 'sound', reason } as const;
      await ask(staff.packer, 'POST /admin/inventory/record_return', back);
    });
  });
}
