import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type EndpointKey, type OutputOf } from '../../contract/contract.ts';
import { creditForTrying } from '../../seeds/credit-for-trying.ts';
import { checkRow } from '../../test/check-row.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newStaff, type TestMember } from '../../test/factories.ts';
import { count, makeMany } from '../../test/many-of-everything.ts';
import { newReconciliation, reconciledPayments } from '../../test/reconciliations.ts';

let app: TestApp;
let owner: TestMember;
let productCode: string;
let reconciliationId: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await newStaff(app, 'Owner');
  productCode = (await makeMany(app)).productCode;
  await fillWallet(owner);
  const lines = Array.from({ length: count }, (_, i) => `unknown-${i},1,`);
  for (let i = 0; i < count; i += 1) ({ reconciliationId } = await newReconciliation(owner, lines));
  await reconciledPayments(app, owner, count);
  const checks = Array.from({ length: count }, () => checkRow(app.clock.now(), { whole: true }));
  await app.services.db('audits').insert(checks);
});
afterAll(() => app.close());

type RowOf<Key extends EndpointKey> = OutputOf<Key> extends { items: (infer Row)[] } ? Row : never;
type Read<Row> = (row: Row) => string | number;
interface Listed {
  key: EndpointKey;
  id: Read<never>;
  sorts: [name: string, read: Read<never>][];
}

function listed<Key extends EndpointKey>(
  key: Key,
  id: Read<RowOf<Key>>,
  sorts: Record<string, Read<RowOf<Key>>>,
): Listed {
  return { key, id, sorts: Object.entries(sorts) };
}

interface Named {
  nameZh: string | null;
  nameEn: string | null;
}
const byName = {
  nameZh: ({ nameZh }: Named) => nameZh ?? '',
  nameEn: ({ nameEn }: Named) => nameEn ?? '',
};

/** A list without a language sorts roles by their Chinese names. */
const inZh = ['Finance', 'Owner', 'Fulfilment', 'Support', 'Auditor', 'Catalogue'];

const lists = [
  listed('GET /admin/users/query', ({ userId }) => userId, {
    registeredAt: ({ registeredAt }) => registeredAt,
    lastLoginAt: ({ lastLoginAt }) => lastLoginAt ?? '',
    username: ({ username }) => username,
    status: ({ status }) => status,
    balance: ({ balance }) => balance,
    orders: ({ orders }) => orders,
    spent: ({ spent }) => spent,
  }),
  listed('GET /admin/roles/query', ({ name }) => name, {
    name: ({ name }) => (inZh.includes(name) ? inZh.indexOf(name).toString() : name),
    members: ({ members }) => members,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
  listed('GET /admin/logs/query', ({ id }) => id, {
    at: ({ at }) => at,
    role: ({ role }) => role,
    action: ({ action }) => action,
    object: ({ object }) => object,
    result: ({ errorCode }) => errorCode ?? '',
    requestId: ({ requestId }) => requestId,
  }),
  listed('GET /admin/wallets/query', ({ userId }) => userId, {
    member: ({ username }) => username,
    available: ({ available }) => available,
    frozen: ({ frozen }) => frozen,
    recharged: ({ recharged }) => recharged,
    spent: ({ spent }) => spent,
    refunded: ({ refunded }) => refunded,
    lastEntryAt: ({ lastEntryAt }) => lastEntryAt ?? '',
  }),
  listed('GET /admin/wallets/records', ({ transactionNo }) => transactionNo, {
    createdAt: ({ createdAt }) => createdAt,
    in: ({ amount }) => Math.max(amount, 0),
    out: ({ amount }) => Math.max(-amount, 0),
  }),
  listed('GET /admin/wallets/todo', ({ kind, id }) => `${kind} ${id}`, { at: ({ at }) => at }),
  listed('GET /admin/recharges/query', ({ id }) => id, {
    at: ({ at }) => at,
    amount: ({ amount }) => amount,
  }),
  listed('GET /admin/unmatched/query', ({ paymentId }) => paymentId, { at: ({ at }) => at }),
  listed('GET /admin/refunds/query', ({ refundNo }) => refundNo, {
    appliedAt: ({ appliedAt }) => appliedAt,
    amount: ({ amount }) => amount,
  }),
  listed('GET /admin/finance/query', ({ transactionNo }) => transactionNo, {
    at: ({ at }) => at,
    in: (row) => row.in,
    out: ({ out }) => out,
  }),
  listed('GET /admin/finance/reconciliations', ({ reconciliationId: id }) => id, { at: ({ at }) => at }),
  listed('GET /admin/finance/lines', ({ lineId }) => lineId, { line: ({ line }) => line ?? 0 }),
  listed('GET /admin/finance/audits', ({ auditId }) => auditId, { at: ({ checkedAt }) => checkedAt }),
  listed('GET /admin/inventory/query', ({ productCode: code }) => code, {
    code: ({ productCode: code }) => code,
    ...byName,
    stock: ({ stock }) => stock,
    available: ({ available }) => available,
    reserved: ({ reserved }) => reserved,
    sold: ({ sold }) => sold,
    heldUntil: ({ holds }) => holds[0]?.heldUntil ?? '9999',
  }),
  listed('GET /admin/inventory/movements', ({ stockAfter }) => stockAfter, { at: ({ at }) => at }),
  listed('GET /admin/products/query', ({ productCode: code }) => code, {
    code: ({ productCode: code }) => code,
    ...byName,
    price: ({ price }) => price ?? -1,
    specialPrice: ({ specialPrice }) => specialPrice ?? -1,
    createdAt: () => 0,
  }),
  listed('GET /admin/orders/query', ({ orderNo }) => orderNo, {
    orderNo: ({ orderNo }) => orderNo,
    createdAt: ({ createdAt }) => createdAt,
    amount: ({ amount }) => amount,
    status: ({ status }) => status,
    timeLeft: ({ payableUntil }) => payableUntil ?? '',
  }),
  listed('GET /admin/messages/query', ({ messageId }) => messageId, {
    createdAt: ({ createdAt }) => createdAt,
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    subject: ({ subject }) => subject,
    kind: ({ kind }) => kind,
    status: ({ status }) => status,
  }),
];

/** None if the endpoint is not a list. */
function sortsOf(key: EndpointKey): string[] {
  const { properties } = z.toJSONSchema(contract[key].input, { io: 'input', unrepresentable: 'any' });
  const sort = properties?.sort as { anyOf?: { enum?: string[] }[] } | undefined;
  const both = sort?.anyOf?.flatMap(({ enum: names = [] }) => names) ?? [];
  return both.filter((name) => !name.startsWith('-'));
}

test('the table contains every list of the contract and all its sorts', () => {
  const named = lists.map(({ key, sorts }) => [key, sorts.map(([name]) => name)]);
  const keys = Object.keys(contract) as EndpointKey[];
  const all = keys
    .filter((key) => key.startsWith('GET /admin/') && !key.includes('/export'))
    .map((key) => [key, sortsOf(key)] as const)
    .filter(([, sorts]) => sorts.length > 0);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(all));
});

function givenFor(key: EndpointKey, sort: string): object {
  if (sort.endsWith('timeLeft')) return { view: 'toPay' };
  if (key.endsWith('/lines')) return { reconciliationId };
  if (key.endsWith('/records')) return { userId: owner.userId };
  return key.endsWith('/movements') ? { productCode } : {};
}

/** Many entries have the same amount. */
async function fillWallet({ phone }: TestMember): Promise<void> {
  const at = app.clock.now();
  for (let i = 0; i < count; i += 1) {
    const money = { phone, amountFen: 100 + (i % 3), actor: 'system', reference: `sorts-${i}`, at };
    await app.services.db.transaction((trx) => creditForTrying(trx, money));
  }
}

/** Compares each page with the page that the next page calls its previous. */
async function walk(key: EndpointKey, sort: string): Promise<never[]> {
  const rows: unknown[] = [];
  const given = givenFor(key, sort);
  let after = '';
  let last: unknown[] | undefined;
  do {
    const input = { ...given, sort, pageSize: '10', after };
    const page = await owner.client.ok(key as 'GET /admin/users/query', input);
    expect(page.total).toBeGreaterThanOrEqual('view' in given ? 5 : count);
    if (last) {
      const { items } = await owner.client.ok(key as 'GET /admin/users/query', {
        ...{ ...input, after: '', before: page.previous ?? '' },
      });
      expect(items).toEqual(last);
    } else expect(page.previous).toBeNull();
    last = page.items;
    rows.push(...page.items);
    after = page.next ?? '';
    if (!after) expect(rows).toHaveLength(page.total);
  } while (after);
  return rows as never[];
}

describe.each(lists)('$key', ({ key, id, sorts }) => {
  test.each(sorts)(
    'has each row once when paged in the order of %s, ascending and descending',
    async (sort, read) => {
      const up = await walk(key, sort);
      const values = up.map(read);
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(new Set(up.map(id)).size).toBe(up.length);
      const down = await walk(key, `-${sort}`);
      expect(down.map(id)).toEqual(up.map(id).toReversed());
    },
  );
});
