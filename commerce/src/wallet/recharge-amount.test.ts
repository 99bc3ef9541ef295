import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';

const app = await openShop();
const finance = await newStaff(app, 'Finance');

test.each([1.234, '1.234', 0, '0', 99_999_999, '99999999', 'ten'])(
  'a recharge of %s is refused with the range of amounts',
  async (amount) => {
    const { userId } = await newMember(app);
    const input = { requestId: crypto.randomUUID(), userId, amount, kind: 'gift' as const };
    const refusal = await finance.client.call('POST /admin/wallets/recharge', { ...input, reason: 'a gift' });
    expect(refusal).toMatchObject({
      errorCode: 'SYS007',
      details: { reasons: { amount: '金额须在 ¥0.01 至 ¥1,000,000.00 之间，最多两位小数' } },
    });
  },
);
