import { dayOf } from '../../src/calendar.ts';
import { day, hour } from '../../src/clock.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import { newSerialNo } from '../../src/payments/sandbox.ts';
import { takeNotice } from '../../src/recharges/take-notice.ts';
import { createAsk } from './ask.ts';
import { newId, type Year } from './year.ts';

/** Payments that were not credited: one that finance paid back long ago, and two that are still open. */
export function planUnmatched(year: Year): void {
  const { agenda, ask, staff, to } = year;
  agenda.plan(to - 40 * day, async () => {
    const recharge = await openAtProvider(year, 500);
    await pay(year, recharge);
    await pay(year, recharge);
  });
  agenda.plan(to - 39 * day, async () => {
    const { items } = await ask(staff.finance, 'GET /admin/unmatched/query', { open: 'true' });
    for (const { paymentId } of items) {
      const closing = { requestId: newId(), paymentId, reason: '重复付款，第二笔已原路退回' };
      await ask(staff.finance, 'POST /admin/unmatched/close', closing);
    }
  });
  agenda.plan(to - 26 * hour, async () =>
    pay(year, { ...(await openAtProvider(year, 500)), amountFen: 5000 }),
  );
  agenda.plan(to - 3 * hour, async () => pay(year, { chargeNo: 'JC202509010000000001', amountFen: 30_000 }));
}

export function planStatement(year: Year): void {
  const { agenda, ask, staff, to } = year;
  agenda.plan(to - 2 * day, async () => {
    const days = { from: dayOf(to - 64 * day), to: dayOf(to - 4 * day) };
    const { items } = await ask(staff.finance, 'GET /admin/finance/query', {
      ...days,
      channel: 'wechat',
      pageSize: 100,
    });
    const [cut, left, ...others] = items.filter(({ serialNo }) => serialNo);
    if (!cut || !left) return;
    const lines = [
      ...others.map((row) => lineOf(row.serialNo, row.in - row.out, row.at)),
      lineOf(cut.serialNo, (cut.in - cut.out) / 2, cut.at),
      lineOf(newSerialNo(), 260, cut.at),
    ];
    const { reconciliationId } = await ask(staff.finance, 'POST /admin/finance/reconcile', {
      requestId: newId(),
      channel: 'wechat',
      fileName: `wechat-${days.from}-${days.to}.csv`,
      statement: ['serial_no,amount,time', ...lines].join('\n'),
    });
    const found = await ask(staff.finance, 'GET /admin/finance/lines', { reconciliationId });
    for (const { lineId, outcome } of found.items) {
      const reason = reasons[outcome];
      if (!reason) continue;
      await ask(staff.finance, 'POST /admin/finance/note', { requestId: newId(), lineId, reason });
    }
  });
}

/** The notes of finance on the differences. A differing amount is still open. */
const reasons: Record<string, string | undefined> = {
  missingHere: '展会现场收款，误用商城收款码，已转入对公账',
  missingThere: '跨日入账，已在次日账单中核对',
};

function lineOf(serialNo: string | null, yuan: number, at: string): string {
  return `${serialNo},${yuan.toFixed(2)},${at}`;
}

interface Paid {
  chargeNo: string;
  amountFen: number;
}

/** The provider of development can notify the shop. */
async function openAtProvider(year: Year, amount: number): Promise<Paid> {
  const { services, random } = year;
  const config = { ...services.config, paymentProvider: 'sandbox' as const };
  const ask = createAsk({ ...services, config, payments: createPayments({ ...services, config }) });
  const input = { requestId: newId(), amount, channel: 'alipay' as const };
  const buyer = random.one(year.buyers);
  const { chargeNo } = await ask(buyer, 'POST /wallet/charge', input);
  await ask(buyer, 'POST /wallet/charge/pay', { chargeNo, way: 'desktop' });
  return { chargeNo, amountFen: amount * 100 };
}

async function pay({ services, agenda }: Year, { chargeNo, amountFen }: Paid): Promise<void> {
  const provider = services.payments.named('sandbox');
  if (!provider) return;
  const payment = { state: 'paid' as const, serialNo: newSerialNo(), amountFen, app: provider.app };
  const notice = { attemptNo: `${chargeNo}A`, payment };
  const given = { ...notice, provider, channel: 'alipay' as const, body: JSON.stringify(notice) };
  await takeNotice(services, { ...given, at: agenda.clock.now() });
}
