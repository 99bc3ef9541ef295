import type { InputOf } from '../contract/contract.ts';
import type { TestApp } from './create-test-app.ts';
import { newMember, newPiece, pay, sendPaymentCode, submitCart, type TestMember } from './factories.ts';

export interface OrderOfPieces {
  member: TestMember;
  orderNo: string;
  codes: string[];
  /** So that it is an order of one piece for the other helpers. */
  productCode: string;
}

/** Paid from the wallet of the member, or of a new one with exactly its price. */
export async function orderOfPieces(
  app: TestApp,
  pieces: { price: number; units?: number }[],
  given?: TestMember,
): Promise<OrderOfPieces> {
  const total = pieces.reduce((sum, { price, units = 1 }) => sum + price * units, 0);
  const member = given ?? (await newMember(app, { balance: total }));
  const codes: string[] = [];
  for (const { price, units = 1 } of pieces) {
    const productCode = await newPiece(app, { price, stock: units });
    const item = { userId: member.userId, productCode, quantity: units };
    await member.client.ok('POST /userinfo/cart/add_item', item);
    codes.push(productCode);
  }
  const { orderNo } = (await submitCart(member, total)).content;
  await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
  return { member, orderNo, codes, productCode: codes[0] ?? '' };
}

export type Refunded = Partial<InputOf<'POST /admin/orders/refund'>>;

export function refundPieces(staff: TestMember, { orderNo }: OrderOfPieces, given: Refunded = {}) {
  const input = { requestId: crypto.randomUUID(), orderNo, reason: 'a scratch', ...given };
  return staff.client.call('POST /admin/orders/refund', input);
}

export function askForPieces(
  { member, orderNo }: OrderOfPieces,
  pieces: InputOf<'POST /order/refund/apply'>['pieces'],
) {
  const input = { requestId: crypto.randomUUID(), orderNo, reason: 'too small', pieces };
  return member.client.call('POST /order/refund/apply', input);
}

export const orderOf = ({ member, orderNo }: OrderOfPieces) =>
  member.client.ok('GET /order/detail', { orderNo });
