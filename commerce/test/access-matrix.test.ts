import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { isGuarded } from '../contract/permissions.ts';
import { day, hour, minute } from '../src/clock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { newMember, newRole, newStaff, type TestMember } from './factories.ts';
import { addPasskey } from './second-factors.ts';

/** Members include staff. */
type Allowed = 'everybody' | 'members' | 'services' | readonly Role[];
type Role = 'Finance' | 'Fulfilment' | 'Catalogue' | 'Support' | 'Auditor';

const everybody = 'everybody';
const members = 'members';
const anyRole: readonly Role[] = ['Finance', 'Fulfilment', 'Catalogue', 'Support', 'Auditor'];
const ownerAlone: readonly Role[] = [];
const readUsers: readonly Role[] = ['Finance', 'Support', 'Auditor'];
const readMoney: readonly Role[] = ['Finance', 'Auditor'];
const readStock: readonly Role[] = ['Fulfilment', 'Catalogue', 'Auditor'];
const readOrders: readonly Role[] = ['Finance', 'Fulfilment', 'Support', 'Auditor'];

/** Written by hand and not derived from the contract, so that this test finds a mistake in the contract. */
const matrix: Record<EndpointKey, Allowed> = {
  'POST /auth/send_code': everybody,
  'POST /auth/register': everybody,
  'POST /auth/login': everybody,
  'POST /auth/reset_password/verify': everybody,
  'POST /auth/reset_password/confirm': everybody,
  'POST /auth/logout': members,
  'GET /userinfo/profile/query': members,
  'POST /userinfo/profile/update': members,
  'POST /userinfo/profile/avatar': members,
  'POST /userinfo/profile/email/send_code': members,
  'POST /userinfo/profile/email/verify': members,
  'POST /userinfo/password/change': members,
  'GET /userinfo/session/query': members,
  'POST /userinfo/session/revoke': members,
  'GET /userinfo/second_factor/query': members,
  'POST /userinfo/second_factor/options': members,
  'POST /userinfo/second_factor/confirm': members,
  'POST /userinfo/second_factor/passkey/options': members,
  'POST /userinfo/second_factor/passkey/add': members,
  'POST /userinfo/second_factor/passkey/remove': members,
  'POST /userinfo/second_factor/totp/begin': members,
  'POST /userinfo/second_factor/totp/add': members,
  'POST /userinfo/second_factor/totp/remove': members,
  'POST /userinfo/second_factor/recovery/renew': members,
  'POST /auth/passkey/options': everybody,
  'POST /auth/passkey/login': everybody,
  'GET /avatars/:name': everybody,
  'GET /userinfo/address/query': members,
  'POST /userinfo/address/add': members,
  'POST /userinfo/address/update': members,
  'POST /userinfo/address/delete': members,
  'POST /userinfo/address/set_default': members,
  'POST /userinfo/address/recognize': members,
  'GET /userinfo/cart/query': members,
  'POST /userinfo/cart/add_item': members,
  'POST /userinfo/cart/update_item': members,
  'POST /userinfo/cart/delete_item': members,
  'POST /userinfo/cart/select_all': members,
  'GET /product/query': everybody,
  'GET /product/search': everybody,
  'POST /order/submit': members,
  'GET /order/query': members,
  'GET /order/counts': members,
  'GET /order/by_request': members,
  'GET /order/detail': members,
  'POST /order/pay': members,
  'POST /order/cancel': members,
  'POST /order/confirm_receipt': members,
  'POST /order/refund/apply': members,
  'GET /wallet/query': members,
  'GET /wallet/records': members,
  'GET /wallet/charge/options': members,
  'POST /wallet/charge': members,
  'POST /order/charge': members,
  'POST /wallet/charge/pay': members,
  'POST /wallet/charge/withdraw': members,
  'GET /wallet/charge/query': members,
  'GET /wallet/charge/detail': members,
  'POST /wallet/refund/apply': members,
  'GET /wallet/refund/query': members,
  'GET /wallet/refund/detail': members,
  'POST /payment/notify/:channel': everybody,
  'GET /payment/form/:attemptNo': everybody,
  'POST /message/submit': everybody,
  'GET /health': everybody,
  'GET /ready': everybody,
  'POST /internal/cms_changed': 'services',
  'GET /dev/outbox': everybody,
  'GET /dev/mail': everybody,
  'GET /dev/cashier': everybody,
  'POST /dev/cashier': everybody,
  'GET /admin/session': members,
  'GET /admin/todo': members,
  'GET /admin/search': members,
  'GET /admin/dashboard/query': members,
  'GET /admin/users/query': readUsers,
  'GET /admin/users/export': readUsers,
  'GET /admin/users/detail': readUsers,
  'POST /admin/users/freeze': ['Support'],
  'POST /admin/users/unfreeze': ['Support'],
  'POST /admin/users/force_logout': ['Support'],
  'POST /admin/users/reset_factors': ownerAlone,
  'POST /admin/users/assign_roles': ownerAlone,
  'GET /admin/roles/query': ['Auditor'],
  'GET /admin/roles/export': ['Auditor'],
  'GET /admin/roles/detail': ['Auditor'],
  'GET /admin/roles/names': ['Auditor'],
  'POST /admin/roles/create': ownerAlone,
  'POST /admin/roles/update': ownerAlone,
  'POST /admin/roles/rename': ownerAlone,
  'POST /admin/roles/delete': ownerAlone,
  'GET /admin/logs/query': ['Auditor'],
  'GET /admin/logs/export': ['Auditor'],
  'GET /admin/logs/detail': ['Auditor'],
  'GET /admin/logs/verify': ['Auditor'],
  'GET /admin/wallets/query': readMoney,
  'GET /admin/wallets/export': readMoney,
  'GET /admin/wallets/sums': readMoney,
  'GET /admin/wallets/detail': readMoney,
  'GET /admin/wallets/records': readMoney,
  'GET /admin/wallets/export_records': readMoney,
  'GET /admin/wallets/todo': readMoney,
  'GET /admin/credits/detail': readMoney,
  'POST /admin/credits/propose': ['Finance'],
  'POST /admin/credits/post': ['Finance'],
  'POST /admin/credits/reject': ['Finance'],
  'GET /admin/reversals/detail': readMoney,
  'POST /admin/reversals/propose': ['Finance'],
  'POST /admin/reversals/post': ['Finance'],
  'POST /admin/reversals/reject': ['Finance'],
  'GET /admin/recharges/query': readMoney,
  'GET /admin/recharges/export': readMoney,
  'GET /admin/recharges/sums': readMoney,
  'GET /admin/recharges/detail': readMoney,
  'POST /admin/recharges/confirm': ['Finance'],
  'POST /admin/recharges/fail': ['Finance'],
  'GET /admin/unmatched/query': readMoney,
  'GET /admin/unmatched/export': readMoney,
  'GET /admin/unmatched/detail': readMoney,
  'POST /admin/unmatched/credit': ['Finance'],
  'POST /admin/unmatched/close': ['Finance'],
  'POST /admin/unmatched/reopen': ['Finance'],
  'GET /admin/refunds/query': readMoney,
  'GET /admin/refunds/export': readMoney,
  'GET /admin/refunds/sums': readMoney,
  'GET /admin/refunds/detail': readMoney,
  'POST /admin/refunds/approve': ['Finance'],
  'POST /admin/refunds/settle': ['Finance'],
  'POST /admin/refunds/reject': ['Finance'],
  'GET /admin/finance/query': readMoney,
  'GET /admin/finance/export': readMoney,
  'GET /admin/finance/bills': readMoney,
  'GET /admin/finance/trial_balance': readMoney,
  'GET /admin/finance/sums': readMoney,
  'GET /admin/finance/transaction': readMoney,
  'GET /admin/finance/export_bills': readMoney,
  'GET /admin/finance/day': readMoney,
  'GET /admin/finance/export_trial_balance': readMoney,
  'GET /admin/finance/audit': readMoney,
  'POST /admin/finance/reconcile': ['Finance'],
  'GET /admin/finance/reconciliations': readMoney,
  'GET /admin/finance/reconciliation': readMoney,
  'GET /admin/finance/export_reconciliations': readMoney,
  'GET /admin/finance/lines': readMoney,
  'GET /admin/finance/export_lines': readMoney,
  'POST /admin/finance/note': ['Finance'],
  'POST /admin/finance/run_audit': readMoney,
  'GET /admin/finance/audits': readMoney,
  'GET /admin/inventory/query': readStock,
  'GET /admin/inventory/export': readStock,
  'GET /admin/inventory/detail': readStock,
  'GET /admin/inventory/movements': readStock,
  'GET /admin/inventory/export_movements': readStock,
  'POST /admin/inventory/adjust': ['Fulfilment', 'Catalogue'],
  'POST /admin/inventory/release_hold': ['Fulfilment', 'Catalogue'],
  'POST /admin/inventory/record_return': ['Fulfilment', 'Catalogue'],
  'GET /admin/products/query': ['Catalogue', 'Auditor'],
  'GET /admin/products/export': ['Catalogue', 'Auditor'],
  'GET /admin/products/detail': ['Catalogue', 'Auditor'],
  'GET /admin/products/preview': ['Catalogue', 'Auditor'],
  'POST /admin/products/price_bulk': ['Catalogue'],
  'POST /admin/products/price': ['Catalogue'],
  'POST /admin/products/put_on_sale': ['Catalogue'],
  'POST /admin/products/resync': ['Catalogue'],
  'GET /admin/orders/query': readOrders,
  'GET /admin/orders/counts': readOrders,
  'GET /admin/orders/export': readOrders,
  'GET /admin/orders/detail': readOrders,
  'POST /admin/orders/ship': ['Fulfilment'],
  'POST /admin/orders/withdraw_shipment': ['Fulfilment'],
  'POST /admin/orders/ship_bulk': ['Fulfilment'],
  'POST /admin/orders/note': ['Fulfilment'],
  'POST /admin/orders/withdraw_note': ['Fulfilment'],
  'POST /admin/orders/cancel': ['Fulfilment'],
  'POST /admin/orders/complete': ['Fulfilment'],
  'POST /admin/orders/refund': ['Finance'],
  'POST /admin/orders/reject_refund': ['Finance'],
  'GET /admin/messages/counts': ['Support', 'Auditor'],
  'GET /admin/messages/assignees': ['Support', 'Auditor'],
  'GET /admin/messages/query': ['Support', 'Auditor'],
  'GET /admin/messages/export': ['Support', 'Auditor'],
  'GET /admin/messages/detail': ['Support', 'Auditor'],
  'POST /admin/messages/read': ['Support'],
  'POST /admin/messages/assign': ['Support'],
  'POST /admin/messages/note': ['Support'],
  'POST /admin/messages/withdraw_note': ['Support'],
  'POST /admin/messages/mark_replied': ['Support'],
  'POST /admin/messages/close': ['Support'],
};

const keys = Object.keys(contract) as EndpointKey[];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** These move money, change roles or freeze accounts. Written by hand too. */
const asksAgain: EndpointKey[] = [
  'POST /admin/users/freeze',
  'POST /admin/users/unfreeze',
  'POST /admin/users/force_logout',
  'POST /admin/users/reset_factors',
  'POST /admin/users/assign_roles',
  'POST /admin/roles/create',
  'POST /admin/roles/update',
  'POST /admin/roles/rename',
  'POST /admin/roles/delete',
  'POST /admin/credits/propose',
  'POST /admin/credits/post',
  'POST /admin/credits/reject',
  'POST /admin/reversals/propose',
  'POST /admin/reversals/post',
  'POST /admin/reversals/reject',
  'POST /admin/recharges/confirm',
  'POST /admin/recharges/fail',
  'POST /admin/unmatched/credit',
  'POST /admin/unmatched/close',
  'POST /admin/unmatched/reopen',
  'POST /admin/refunds/approve',
  'POST /admin/refunds/settle',
  'POST /admin/refunds/reject',
  'POST /admin/orders/refund',
  'POST /admin/orders/reject_refund',
];

/** Without the second factor that a role needs, staff reach only what sets it up. */
const withoutFactor: EndpointKey[] = [
  'POST /auth/logout',
  'GET /userinfo/profile/query',
  'GET /userinfo/session/query',
  'POST /userinfo/session/revoke',
  'GET /userinfo/second_factor/query',
  'POST /userinfo/second_factor/options',
  'POST /userinfo/second_factor/confirm',
  'POST /userinfo/second_factor/passkey/options',
  'POST /userinfo/second_factor/passkey/add',
  'POST /userinfo/second_factor/totp/begin',
  'POST /userinfo/second_factor/totp/add',
];

/** These ask for a recent proof too, also members without a role. */
const settingUp: EndpointKey[] = [
  'POST /userinfo/profile/email/verify',
  'POST /userinfo/second_factor/passkey/options',
  'POST /userinfo/second_factor/passkey/add',
  'POST /userinfo/second_factor/passkey/remove',
  'POST /userinfo/second_factor/totp/begin',
  'POST /userinfo/second_factor/totp/add',
  'POST /userinfo/second_factor/totp/remove',
  'POST /userinfo/second_factor/recovery/renew',
];

/** Ask a person with a second factor for a proof of their own, which a login or an earlier proof is none of. */
const askForOwnProof: EndpointKey[] = settingUp.filter((key) => !/add$/.test(key));

/** An endpoint that admits the caller may still refuse the input, which is invalid on purpose. */
async function opens(key: EndpointKey, authToken: string, shop = app): Promise<boolean> {
  const [method = '', path = ''] = key.split(' ');
  const url = `${shop.url}/api${path.replace(/:\w+/, 'none')}`;
  const answer = await fetch(url, {
    method,
    headers: { Authorization: authToken, 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: '{"nothing":"that is known"}' }),
  });
  const text = await answer.text();
  expect(answer.status, `${key} ${text}`).toBeLessThan(500);
  return !/"errorCode":"(SYS00[15]|AUT01[56])"/.test(text);
}

async function doorsOf(authToken: string, shop = app): Promise<string[]> {
  const opened: string[] = [];
  for (const key of keys) if (await opens(key, authToken, shop)) opened.push(key);
  return opened;
}

const rows = (allowed: (row: Allowed, key: EndpointKey) => boolean) =>
  keys.filter((key) => allowed(matrix[key], key));
/** The caller needs no particular role, so these rows say `members`. A member without any role is still refused. */
const askForRoles: EndpointKey[] = [
  'GET /admin/session',
  'GET /admin/todo',
  'GET /admin/search',
  'GET /admin/dashboard/query',
];

describe('access', () => {
  test('every endpoint has a row, and every row has an endpoint', () => {
    expect(Object.keys(matrix).sort()).toEqual([...keys].sort());
  });

  test('a guest may call only the endpoints for everybody', async () => {
    expect(await doorsOf('')).toEqual(rows((row) => row === everybody));
    expect(await doorsOf('no-such-token')).toEqual(rows((row) => row === everybody));
  });

  test('a member may call the endpoints for members, but none of staff', async () => {
    const { authToken } = await newMember(app);
    expect(await doorsOf(authToken)).toEqual(
      rows((row, key) => row === everybody || (row === members && !askForRoles.includes(key))),
    );
  });

  test.each(anyRole)('%s may call only the staff endpoints of the role', async (role) => {
    const { authToken } = await newStaff(app, role);
    expect(await doorsOf(authToken)).toEqual(mayCall(role));
  });

  test('the Owner may call all endpoints but those of the services', async () => {
    const { authToken } = await newStaff(app, 'Owner');
    expect(await doorsOf(authToken)).toEqual(mayCall('Owner'));
  });

  test.each([
    [
      'a frozen member',
      async ({ userId }: { userId: string }) => {
        await app.services.db('users').where({ id: userId }).update({ status: 'frozen' });
      },
    ],
    [
      'an expired session',
      async ({ userId }: { userId: string }) => {
        await app.services
          .db('sessions')
          .where({ userId })
          .update({ expiresAt: app.clock.now() - day });
      },
    ],
    [
      'a staff session without a request for two hours',
      async ({ userId }: { userId: string }) => {
        await app.services
          .db('sessions')
          .where({ userId })
          .update({ lastSeenAt: app.clock.now() - 2 * hour });
      },
    ],
    [
      'a staff member whose role was taken away',
      async ({ userId }: { userId: string }) => {
        await app.services.db('userRoles').where({ userId }).delete();
        await app.services.db('sessions').where({ userId }).delete();
      },
    ],
  ])('%s is treated as a guest by every endpoint', async (_, fall) => {
    const staff = await newStaff(app, 'Owner');
    await fall(staff);
    expect(await doorsOf(staff.authToken)).toEqual(rows((row) => row === everybody));
  });
});

const states = ['none', 'enrolled, but never proved', 'fresh', 'ten minutes old'] as const;
type State = (typeof states)[number];

/** How many of `asksAgain` each role may call. Whoever may call one needs a second factor. */
const asked: Record<Role | 'Owner', number> = {
  ...{ Owner: 25, Finance: 16, Support: 3 },
  ...{ Fulfilment: 0, Catalogue: 0, Auditor: 0 },
};
const everyRole = Object.keys(asked) as (keyof typeof asked)[];

function expected(role: Role | 'Owner', state: State): EndpointKey[] {
  const mine = mayCall(role);
  const untilProved = mine.filter((key) => matrix[key] === everybody || withoutFactor.includes(key));
  if (state === 'none') return asked[role] > 0 ? untilProved : mine;
  if (state === 'enrolled, but never proved') return untilProved.filter((key) => !settingUp.includes(key));
  if (state === 'fresh') return mine.filter((key) => !askForOwnProof.includes(key));
  return mine.filter((key) => !asksAgain.includes(key) && !settingUp.includes(key));
}

function mayCall(role: Role | 'Owner'): EndpointKey[] {
  return rows((row) => {
    if (row === 'services' || role === 'Owner') return row !== 'services';
    return row === everybody || row === members || row.includes(role);
  });
}

describe('the second factor', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ appEnv: 'production' });
  });
  afterAll(() => shop.close());

  async function bringTo(state: State, staff: TestMember): Promise<void> {
    if (state === 'none') return;
    await addPasskey(staff);
    const sessions = shop.services.db('sessions').where({ userId: staff.userId });
    if (state === 'enrolled, but never proved') await sessions.update({ confirmedAt: 0 });
    else shop.clock.advance(state === 'fresh' ? 10 * minute - 1 : 10 * minute);
  }

  test('is asked for again by the endpoints with a guarded permission', () => {
    const guarded = Object.entries<Endpoint>(contract).filter(([, { permission }]) => isGuarded(permission));
    expect(guarded.map(([key]) => key).sort()).toEqual([...asksAgain].sort());
  });

  test.each(everyRole)('is asked for again by as many endpoints of %s as expected', (role) => {
    expect(mayCall(role).filter((key) => asksAgain.includes(key))).toHaveLength(asked[role]);
  });

  describe.each(states)('%s, in production', (state) => {
    test.each(everyRole)('opens to %s exactly the expected endpoints', async (role) => {
      const staff = await newStaff(shop, role);
      await bringTo(state, staff);
      expect(await doorsOf(staff.authToken, shop)).toEqual(expected(role, state));
    });
  });

  test('is needed by a role of its own that moves money', async () => {
    const role = await newRole(shop, ['orders.read', 'orders.refund']);
    const { authToken } = await newStaff(shop, role);
    expect(await doorsOf(authToken, shop)).toEqual(expected('Finance', 'none'));
  });

  test('that somebody set up while developing is asked for again too', async () => {
    const owner = await newStaff(app, 'Owner');
    await addPasskey(owner);
    app.clock.advance(10 * minute);
    expect(await doorsOf(owner.authToken)).toEqual(expected('Owner', 'ten minutes old'));
  });
});
