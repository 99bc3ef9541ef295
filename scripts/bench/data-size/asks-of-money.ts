import { ledgerScenes, moneyStates, walletTasks } from '../../../commerce/contract/choices.ts';
import type { EndpointKey, InputOf } from '../../../commerce/contract/contract.ts';
import type { TestApp } from '../../../commerce/test/create-test-app.ts';
import { requireRow } from '../../../commerce/test/require-row.ts';

type Add = <Key extends EndpointKey>(token: string, key: Key, inputs: InputOf<Key>[]) => void;

interface World {
  app: TestApp;
  member: { id: string; phone: string };
  order: { orderNo: string };
  staffToken: string;
}

const lastDay = '2026-01-15';
const dayBefore = '2026-01-14';
const earlier = '2025-06-01';
const month = { from: earlier, to: '2025-07-01' };

/** `addList` adds each sort of the list too. */
export async function addMoney(
  { app, member, order, staffToken }: World,
  { add, addList }: Record<'add' | 'addList', Add>,
): Promise<void> {
  const { db } = app.services;
  const recharge = requireRow(
    await db('recharges').where({ status: 'SUCCESS' }).orderBy('createdAt').first('chargeNo', 'serialNo'),
  );
  const refund = requireRow(
    await db('refunds').where({ status: 'SUCCESS' }).orderBy('appliedAt').first('refundNo'),
  );
  const transaction = requireRow(await db('ledgerTransactions').orderBy('createdAt').first('transactionNo'));
  const credit = requireRow(await db('credits').orderBy('proposedAt').first('id'));
  const unmatched = requireRow(
    await db('unmatchedPayments').orderBy('id').first('id', 'serialNo', 'chargeNo'),
  );
  const reconciliation = requireRow(await db('reconciliations').orderBy('id').first('id'));
  const log = requireRow(await db('auditLog').orderBy('id').first('id', 'requestId', 'object'));
  const serialNo = recharge.serialNo ?? '';
  const reconciliationId = String(reconciliation.id);

  add(staffToken, 'GET /admin/dashboard/query', [
    {},
    { from: dayBefore, to: dayBefore },
    { from: '2026-01-09', to: lastDay },
    { from: '2025-12-17', to: lastDay },
    { from: '2025-05-01', to: '2025-07-31' },
  ]);

  addList(staffToken, 'GET /admin/wallets/query', [
    {},
    { minBalance: '100' },
    { maxBalance: '100' },
    { frozen: 'true' },
    { frozen: 'false' },
    { search: 'Seeded5' },
  ]);
  add(staffToken, 'GET /admin/wallets/sums', [
    {},
    { minBalance: '100' },
    { maxBalance: '100' },
    { frozen: 'true' },
    { frozen: 'false' },
    { search: 'Seeded5' },
  ]);
  const { id: userId } = member;
  add(staffToken, 'GET /admin/wallets/detail', [{ userId }]);
  addList(staffToken, 'GET /admin/wallets/records', [
    { userId },
    { pageSize: 100, userId },
    { sort: '-out', scene: 'ORDER_PAYMENT', userId },
    { search: order.orderNo, userId },
    { ...month, userId },
  ]);
  addList(staffToken, 'GET /admin/wallets/todo', [{}, ...walletTasks.map((kind) => ({ kind }))]);
  add(staffToken, 'GET /admin/credits/detail', [{ creditId: credit.id }]);

  const incoming = [
    {},
    ...moneyStates.map((state) => ({ state })),
    { by: 'member' as const },
    { by: 'staff' as const },
    { by: 'staff' as const, state: 'waiting' as const },
    { channel: 'wechat' as const },
    { channel: 'unionpay' as const },
    { channel: 'wechat' as const, state: 'failed' as const },
    { search: member.phone },
    { search: serialNo },
    month,
    { state: 'failed' as const, ...month },
  ];
  addList(staffToken, 'GET /admin/recharges/query', [
    ...incoming,
    { state: 'done', sort: 'amount' },
    { sort: 'amount', ...month },
  ]);
  add(staffToken, 'GET /admin/recharges/sums', incoming);
  add(staffToken, 'GET /admin/recharges/detail', [{ chargeNo: recharge.chargeNo }]);
  addList(staffToken, 'GET /admin/unmatched/query', [
    {},
    { open: 'true' },
    { open: 'false' },
    { search: unmatched.serialNo },
    { search: unmatched.chargeNo ?? '' },
    { search: member.phone },
    { search: member.phone, open: 'true' },
    { search: member.phone, open: 'false' },
  ]);
  add(staffToken, 'GET /admin/unmatched/detail', [{ paymentId: String(unmatched.id) }]);

  const refunds: InputOf<'GET /admin/refunds/sums'>[] = [
    {},
    { state: 'waiting' },
    { state: 'processing' },
    { state: 'done' },
    { state: 'failed' },
    { channel: 'wechat' },
    { channel: 'unionpay' },
    { search: member.phone },
    month,
    { state: 'failed', ...month },
  ];
  addList(staffToken, 'GET /admin/refunds/query', [...refunds, { state: 'done', sort: 'amount' }]);
  add(staffToken, 'GET /admin/refunds/sums', refunds);
  add(staffToken, 'GET /admin/refunds/detail', [{ refundNo: refund.refundNo }]);

  add(
    staffToken,
    'GET /admin/search',
    [
      transaction.transactionNo,
      transaction.transactionNo.slice(0, 8),
      recharge.chargeNo,
      recharge.chargeNo.slice(0, 8),
      refund.refundNo,
      refund.refundNo.slice(0, 8),
      serialNo,
    ].map((search) => ({ search })),
  );

  const filters = [
    {},
    ...ledgerScenes.filter((scene) => scene !== 'UNKNOWN').map((scene) => ({ scene })),
    { channel: 'alipay' as const },
    { channel: 'unionpay' as const },
    { channel: 'alipay' as const, scene: 'CHARGE' as const },
    { member: member.phone },
    { search: order.orderNo },
    { search: serialNo },
    month,
    { scene: 'ORDER_PAYMENT' as const, ...month },
    { from: dayBefore, to: dayBefore },
  ];
  addList(staffToken, 'GET /admin/finance/query', [...filters, { sort: 'in', ...month }]);
  add(staffToken, 'GET /admin/finance/sums', filters);
  add(staffToken, 'GET /admin/finance/transaction', [{ transactionNo: transaction.transactionNo }]);
  add(staffToken, 'GET /admin/finance/bills', [
    { by: 'day', from: '2025-12-17', to: lastDay },
    { by: 'day', ...month },
    { by: 'week', from: '2025-01-01', to: lastDay },
    { by: 'month', from: '2023-05-01', to: lastDay },
  ]);
  add(staffToken, 'GET /admin/finance/trial_balance', [{}]);
  add(staffToken, 'GET /admin/finance/day', [{ day: lastDay }, { day: dayBefore }, { day: earlier }]);
  add(staffToken, 'GET /admin/finance/audit', [{}]);
  addList(staffToken, 'GET /admin/finance/audits', [
    {},
    { whole: 'true' },
    { found: 'true' },
    { whole: 'true', found: 'true' },
  ]);
  addList(staffToken, 'GET /admin/finance/reconciliations', [
    {},
    { open: 'true' },
    { open: 'false' },
    { channel: 'alipay' },
    { channel: 'unionpay' },
    month,
  ]);
  add(staffToken, 'GET /admin/finance/reconciliation', [{ reconciliationId }]);
  addList(staffToken, 'GET /admin/finance/lines', [
    { reconciliationId },
    { show: 'differences', reconciliationId },
    { show: 'open', reconciliationId },
    { show: 'matched', reconciliationId },
  ]);

  addList(staffToken, 'GET /admin/roles/query', [{}, { name: 'Own' }]);
  add(staffToken, 'GET /admin/roles/detail', [{ name: 'Owner' }]);
  add(staffToken, 'GET /admin/roles/names', [{}]);

  addList(staffToken, 'GET /admin/logs/query', [
    {},
    { actor: 'Seeded3' },
    { actor: 'nobody' },
    { actor: 'Seeded' },
    { role: 'Packer' },
    { role: 'nobody' },
    { action: 'orders/ship' },
    { action: 'nothing' },
    { object: log.object },
    { object: log.object.replace(/^\w+:/, '') },
    { object: 'nothing' },
    { result: 'refused' },
    { result: 'done' },
    { ip: '10.0.0.7' },
    { requestId: log.requestId },
    { actor: 'Seeded3', result: 'refused' },
    { action: 'orders/ship', result: 'refused' },
    { search: 'Seeded3' },
    { search: log.object },
    { search: 'nothing' },
    month,
    { result: 'refused', ...month },
    { action: 'orders/ship', ...month },
  ]);
  add(staffToken, 'GET /admin/logs/detail', [{ id: String(log.id) }]);
}
