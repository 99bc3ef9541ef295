import { expect, test } from 'vitest';
import type { OutputOf } from '../../contract/contract.ts';
import {
  newMember,
  newPiece,
  newRole,
  newStaff,
  pay,
  sendPaymentCode,
  submit,
  type TestMember,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { requireRow } from '../../test/require-row.ts';
import { hashPassword } from '../auth/password.ts';
import { day } from '../clock.ts';

type UserPage = OutputOf<'GET /admin/users/query'>;

const app = await openShop();
const support = await newStaff(app, 'Support');

function act(
  action: 'freeze' | 'unfreeze' | 'force_logout',
  whom: { userId: string },
  by: TestMember = support,
) {
  const input = { requestId: crypto.randomUUID(), userId: whom.userId, reason: 'a test' };
  return by.client.call(`POST /admin/users/${action}`, input);
}

async function login(member: TestMember) {
  const password = 'Right-1234!';
  const passwordHash = await hashPassword(password);
  await app.services.db('users').where({ id: member.userId }).update({ passwordHash });
  return app.client().call('POST /auth/login', { account: member.phone, password, remember: true });
}

const profile = (member: TestMember) => member.client.call('GET /userinfo/profile/query', {});

test("a frozen member is logged out at once and can't log in until unfrozen", async () => {
  const member = await newMember(app);
  const frozen = await act('freeze', member);
  expect(frozen.content).toMatchObject({ status: 'frozen', sessions: [] });
  expect((await profile(member)).errorCode).toBe('SYS001');
  expect((await login(member)).errorCode).toBe('AUT002');
  expect((await act('unfreeze', member)).content.status).toBe('active');
  expect((await profile(member)).errorCode).toBe('SYS001');
  expect((await login(member)).status).toBe('OK');
});

test('a session opened while the account was frozen is not valid after unfreezing', async () => {
  const member = await newMember(app);
  const session = requireRow(await app.services.db('sessions').where({ userId: member.userId }).first());
  await act('freeze', member);
  await app.services.db('sessions').insert(session);
  await act('unfreeze', member);
  expect((await profile(member)).errorCode).toBe('SYS001');
});

test('a forced logout ends every session but does not prevent a new login', async () => {
  const member = await newMember(app);
  const second = app.client((await login(member)).content.authToken);
  const answer = await act('force_logout', member);
  expect(answer.content).toMatchObject({ status: 'active', sessions: [] });
  expect((await profile(member)).errorCode).toBe('SYS001');
  expect((await second.call('GET /userinfo/profile/query', {})).errorCode).toBe('SYS001');
  expect((await login(member)).status).toBe('OK');
});

test('nobody freezes their own account', async () => {
  expect(await act('freeze', support)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
});

test('staff cannot freeze, unfreeze or log out colleagues who have permissions they lack', async () => {
  const finance = await newStaff(app, 'Finance');
  for (const action of ['freeze', 'unfreeze', 'force_logout'] as const) {
    expect(await act(action, finance)).toMatchObject({ httpStatus: 403, errorCode: 'ROL008' });
  }
  expect((await profile(finance)).status).toBe('OK');
  const colleague = await newStaff(app, 'Support');
  expect((await act('freeze', colleague)).status).toBe('OK');
});

test('an unknown member is not found', async () => {
  const nobody = { userId: crypto.randomUUID() };
  expect((await act('freeze', nobody)).errorCode).toBe('ROL001');
  expect((await support.client.call('GET /admin/users/detail', nobody)).errorCode).toBe('ROL001');
});

test('a repeated request gives the first answer, and the same id for another member is refused', async () => {
  const [one, two] = [await newMember(app), await newMember(app)];
  const input = { requestId: crypto.randomUUID(), userId: one.userId, reason: 'a test' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => support.client.call('POST /admin/users/freeze', input)),
  );
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 200]);
  const rows = await readLog(app.services.db, { requestId: input.requestId });
  expect(rows).toHaveLength(1);
  const reused = await support.client.call('POST /admin/users/freeze', { ...input, userId: two.userId });
  expect(reused).toMatchObject({ httpStatus: 409, errorCode: 'SYS008' });
});

test('an account shows balance, paid orders, addresses and sessions', async () => {
  const member = await newMember(app, { balance: 300 });
  const order = await submit(member, await newPiece(app, { price: 100 }), 100);
  await submit(member, await newPiece(app, { price: 50 }), 50);
  const { orderNo } = order.content;
  await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
  const account = await support.client.ok('GET /admin/users/detail', { userId: member.userId });
  expect(account).toMatchObject({
    phone: member.phone,
    balance: 200,
    available: 200,
    frozen: 0,
    orders: 1,
    spent: 100,
    roles: [],
    addresses: [{ recipientName: '张三', lines: '河南省 许昌市 禹州市 神垕镇 1 号' }],
    sessions: [{ device: 'test', ip: '127.0.0.1' }],
  });
});

test('the list masks phones, finds by name, phone, status and role, and sorts by balance', async () => {
  const rich = await newMember(app, { balance: 9000 });
  const poor = await newMember(app, { balance: 8000 });
  const role = await newRole(app, []);
  await app.services.db('userRoles').insert({ userId: poor.userId, roleName: role });
  const find = async (filters: object) => {
    const { items } = await support.client.ok('GET /admin/users/query', filters);
    return items.map(({ userId }) => userId);
  };
  expect((await find({ sort: '-balance' })).slice(0, 2)).toEqual([rich.userId, poor.userId]);
  expect(await find({ search: rich.phone })).toEqual([rich.userId]);
  expect(await find({ search: `MEMBER${poor.phone}` })).toEqual([poor.userId]);
  expect(await find({ search: '%' })).toEqual([]);
  expect(await find({ role })).toEqual([poor.userId]);
  await act('freeze', rich);
  expect(await find({ status: 'frozen', search: rich.phone })).toEqual([rich.userId]);
  expect(await find({ status: 'active', search: rich.phone })).toEqual([]);

  const { items } = await support.client.ok('GET /admin/users/query', { search: rich.phone });
  expect(items).toMatchObject([{ phone: `139****${rich.phone.slice(-4)}`, balance: 9000, roles: [] }]);
});

test('the filter by registration includes whole days in Shanghai', async () => {
  const find = async (member: TestMember, range: { from?: string; to?: string }) => {
    const { total } = await support.client.ok('GET /admin/users/query', { search: member.phone, ...range });
    return total;
  };
  // The member registers at noon in Shanghai on 2026-01-15.
  const early = await newMember(app);
  expect(await find(early, { from: '2026-01-15', to: '2026-01-15' })).toBe(1);
  expect(await find(early, { to: '2026-01-14' })).toBe(0);
  expect(await find(early, { from: '2026-01-16' })).toBe(0);
  await app.services
    .db('users')
    .where({ id: early.userId })
    .update({ createdAt: Date.UTC(2026, 0, 15, 15, 59, 59) });
  expect(await find(early, { to: '2026-01-15' })).toBe(1);
  await app.services
    .db('users')
    .where({ id: early.userId })
    .update({ createdAt: Date.UTC(2026, 0, 15, 16) });
  expect(await find(early, { to: '2026-01-15' })).toBe(0);
  expect(await find(early, { to: '9999-12-31' })).toBe(1);
});

test.each(['registeredAt', 'lastLoginAt', 'username', 'balance', 'spent'] as const)(
  'pages sorted by %s contain every member once, forwards and backwards',
  async (sort) => {
    const { total } = await support.client.ok('GET /admin/users/query', {});
    for (const direction of [sort, `-${sort}`]) {
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const wanted: object = { sort: direction, pageSize: '10', ...(after && { after }) };
        const page: UserPage = await support.client.ok('GET /admin/users/query', wanted);
        seen.push(...page.items.map(({ userId }) => userId));
        after = page.next;
      }
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    }
  },
);

test('the CSV contains the filtered rows and adds a row with the filters to the log', async () => {
  const member = await newMember(app);
  const headers = { Authorization: support.authToken, 'X-Request-Id': 'export-of-the-test' };
  const answer = await fetch(`${app.url}/api/admin/users/export?search=${member.phone}&sort=username`, {
    headers,
  });
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(member.userId);
  expect(lines[1]).toContain(`,139****${member.phone.slice(-4)},`);
  const rows = await readLog(app.services.db, { requestId: 'export-of-the-test' });
  expect(rows).toMatchObject([{ action: 'users/export', actor: `staff:${support.userId}` }]);
  expect(JSON.parse(rows[0]?.circumstances ?? '')).toEqual({ filters: { search: member.phone } });
});

test('staff are logged out after two hours without a request', async () => {
  const idle = await newStaff(app, 'Support');
  app.clock.advance(day / 12);
  expect((await profile(idle)).errorCode).toBe('SYS001');
});
