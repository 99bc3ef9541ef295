import { randomUUID } from 'node:crypto';
import { contract, type EndpointKey, type InputOf, type Permission } from '@junyao/commerce/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { Secret, TOTP } from 'otpauth';
import { newStaff } from '../admin/staff.ts';
import { test } from '../fixtures.ts';
import type { Member } from '../support/commerce-api.ts';

const screens: readonly { key: string; path: string; permission: Permission }[] = [
  { key: 'orders', path: '/admin/orders', permission: 'orders.read' },
  { key: 'inventory', path: '/admin/inventory', permission: 'inventory.read' },
  { key: 'products', path: '/admin/products', permission: 'products.read' },
  { key: 'users', path: '/admin/users', permission: 'users.read' },
  { key: 'wallets', path: '/admin/wallet-manage', permission: 'wallets.read' },
  { key: 'finance', path: '/admin/finance', permission: 'finance.read' },
  { key: 'messages', path: '/admin/messages', permission: 'messages.read' },
  { key: 'roles', path: '/admin/roles', permission: 'roles.read' },
  { key: 'logs', path: '/admin/logs', permission: 'logs.read' },
];
/** Actions that need a payment provider are tested in e2e/long/unmatched-payments.e2e.ts. */
type Deed = Exclude<
  Extract<EndpointKey, `POST /admin/${string}`>,
  | 'POST /admin/unmatched/credit'
  | 'POST /admin/unmatched/close'
  | 'POST /admin/unmatched/reopen'
  | 'POST /admin/refunds/settle'
>;

type Place =
  | 'orders'
  | 'selected products'
  | 'unpaid order'
  | 'paid order'
  | 'shipped order'
  | 'order asked back'
  | 'stock'
  | 'stock to return'
  | 'product'
  | 'member'
  | 'frozen member'
  | 'message'
  | 'roles'
  | 'unused role'
  | 'wallet'
  | 'waiting credit'
  | 'credited transaction'
  | 'waiting reversal'
  | 'recharge to confirm'
  | 'refund asked'
  | 'day'
  | 'reconciliation'
  | 'books';

type Button = [place: Place, find: (page: Page, t: TFunction) => Locator];

const named =
  (key: string, role: 'button' | 'combobox' = 'button') =>
  (page: Page, t: TFunction) =>
    page.getByRole(role, { name: t(key), exact: true }).locator('visible=true');

/** If an action of the contract is missing here, the type check fails. */
const deeds: Record<Deed, Button> = {
  'POST /admin/orders/ship': ['paid order', named('admin-orders:actions.ship.verb')],
  'POST /admin/orders/withdraw_shipment': [
    'shipped order',
    named('admin-orders:actions.withdrawShipment.verb'),
  ],
  'POST /admin/orders/ship_bulk': ['orders', named('admin-orders:byCsv.open')],
  'POST /admin/orders/note': ['paid order', named('admin:record.addNote')],
  // Only the "Undo" of an added note withdraws it. The same permission allows adding a note.
  'POST /admin/orders/withdraw_note': ['paid order', named('admin:record.addNote')],
  'POST /admin/orders/cancel': ['unpaid order', named('admin-orders:actions.cancel.verb')],
  'POST /admin/orders/complete': ['shipped order', named('admin-orders:actions.complete.verb')],
  'POST /admin/orders/refund': ['paid order', named('admin-orders:actions.refund.verb')],
  'POST /admin/orders/reject_refund': ['order asked back', named('admin-orders:actions.rejectRefund.verb')],
  'POST /admin/inventory/adjust': ['stock', named('admin-inventory:actions.adjust.verb')],
  'POST /admin/inventory/release_hold': ['stock', named('admin-inventory:actions.release.verb')],
  'POST /admin/inventory/record_return': ['stock to return', named('admin:recordReturn.verb')],
  'POST /admin/products/price': [
    'product',
    (page, t) => {
      const field = t('admin-products:fields.price');
      return page
        .getByRole('button', { name: t('admin-products:editPrice', { field, text: '¥240.00' }) })
        .last();
    },
  ],
  'POST /admin/products/price_bulk': ['selected products', named('admin-products:bulkPrice.verb')],
  'POST /admin/products/put_on_sale': ['product', named('admin-products:takeOff')],
  'POST /admin/products/resync': ['product', named('admin-products:resync')],
  'POST /admin/users/freeze': ['member', named('admin-users:actions.freeze.verb')],
  'POST /admin/users/unfreeze': ['frozen member', named('admin-users:actions.unfreeze.verb')],
  'POST /admin/users/force_logout': ['member', named('admin-users:actions.forceLogout.verb')],
  'POST /admin/users/reset_factors': ['member', named('admin-users:actions.resetFactors.verb')],
  'POST /admin/users/assign_roles': ['member', named('admin-users:actions.assignRoles.verb')],
  // Opening a message marks it as read, so this action has no button. The same permission allows a reply.
  'POST /admin/messages/read': ['message', named('admin-messages:actions.markReplied.verb')],
  'POST /admin/messages/assign': ['message', named('admin-messages:fields.assignee', 'combobox')],
  'POST /admin/messages/note': ['message', named('admin:record.addNote')],
  'POST /admin/messages/withdraw_note': ['message', named('admin:record.addNote')],
  'POST /admin/messages/mark_replied': ['message', named('admin-messages:actions.markReplied.verb')],
  'POST /admin/messages/close': ['message', named('admin-messages:actions.close.verb')],
  'POST /admin/roles/create': ['roles', named('admin-roles:actions.create.verb')],
  'POST /admin/roles/update': ['unused role', named('admin-roles:actions.edit.verb')],
  'POST /admin/roles/rename': ['unused role', named('admin-roles:actions.rename.verb')],
  'POST /admin/roles/delete': ['unused role', named('admin-roles:actions.delete.verb')],
  'POST /admin/credits/propose': ['wallet', named('admin-wallets:actions.proposeCredit.verb')],
  'POST /admin/credits/post': ['waiting credit', named('admin-wallets:actions.postCredit.verb')],
  'POST /admin/credits/reject': ['waiting credit', named('admin-wallets:actions.rejectCredit.verb')],
  'POST /admin/reversals/propose': [
    'credited transaction',
    named('admin-wallets:actions.proposeReversal.verb'),
  ],
  'POST /admin/reversals/post': ['waiting reversal', named('admin-wallets:actions.postReversal.verb')],
  'POST /admin/reversals/reject': ['waiting reversal', named('admin-wallets:actions.rejectReversal.verb')],
  'POST /admin/recharges/confirm': ['recharge to confirm', named('admin-wallets:actions.confirm.verb')],
  'POST /admin/recharges/fail': ['recharge to confirm', named('admin-wallets:actions.fail.verb')],
  // The refund is paid by hand, because the recharge was confirmed by hand.
  'POST /admin/refunds/approve': ['refund asked', named('admin-refunds:actions.payRefund.verb')],
  'POST /admin/finance/reconcile': ['day', named('admin-reconciliations:drop.choose')],
  'POST /admin/finance/note': ['reconciliation', named('admin-reconciliations:actions.note.verb')],
  'POST /admin/finance/run_audit': ['books', named('admin-books:run')],
  'POST /admin/refunds/reject': ['refund asked', named('admin-refunds:actions.rejectRefund.verb')],
};
const allDeeds = Object.keys(deeds) as Deed[];

function permissionOf(deed: Deed): Permission {
  const { permission } = contract[deed];
  if (!permission) throw new Error(`${deed} needs no permission`);
  return permission;
}

test.use({ expectedComplaints: [/403/] });

test('every role sees the screens and the buttons of its permissions, and everything else is refused', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const owner = await newStaff(shop, api, 'Owner');
  const { items: roles } = await api.call('GET /admin/roles/query', {}, owner.authToken);
  const places = await makePlaces();

  for (const { name, permissions } of roles) {
    await test.step(name, async () => {
      const person = await newStaff(shop, api, name);
      const may = (permission: Permission) => permissions.includes(permission);
      await signIn(page, person);
      await checkRail(may);
      for (const [place, path] of Object.entries(places)) {
        const screen = screens.find((each) => path.startsWith(each.path));
        if (screen && may(screen.permission)) await checkPlace(place as Place, path, may);
      }
      for (const deed of allDeeds) {
        const { body } = await api.ask(deed, {} as InputOf<Deed>, person.authToken);
        expect(body.errorCode, `${name}: ${deed}`).toBe(may(permissionOf(deed)) ? 'SYS007' : 'SYS005');
      }
    });
  }

  async function checkRail(may: (permission: Permission) => boolean) {
    await page.goto('/admin');
    const rail = page.getByRole('navigation', { name: t('admin:screens.label') });
    const allowed = screens.filter(({ permission }) => may(permission));
    const shown = [t('admin:home.title'), ...allowed.map(({ key }) => t(`admin:screens.${key}`))];
    await expect(rail.getByRole('link')).toHaveCount(shown.length);
    for (const [index, text] of shown.entries()) {
      await expect(rail.getByRole('link').nth(index)).toContainText(text);
    }
    for (const { path } of screens.filter(({ permission }) => !may(permission))) {
      await page.goto(path);
      await expect(page.getByText(t('admin:noAccess.screen'))).toBeVisible();
    }
  }

  async function checkPlace(place: Place, path: string, may: (permission: Permission) => boolean) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    if (place === 'selected products') await selectAll();
    for (const deed of allDeeds.filter((each) => deeds[each][0] === place)) {
      const button = deeds[deed][1](page, t).first();
      if (may(permissionOf(deed))) await expect(button, deed).toBeVisible();
      else await expect(button, deed).toHaveCount(0);
    }
  }

  /** Only staff with the permission to change pieces can select them. */
  async function selectAll() {
    const all = page.getByRole('checkbox', { name: t('admin:list.selectAll') });
    if ((await all.count()) > 0) await all.check();
  }

  async function makePlaces(): Promise<Record<Place, string>> {
    const buyer = await newMember(2000);
    await addApp(buyer);
    const frozen = await newMember();
    const freeze = { requestId: randomUUID(), userId: frozen.userId, reason: 'test' };
    const { version } = await api.call('GET /admin/users/detail', { userId: frozen.userId }, owner.authToken);
    await api.call('POST /admin/users/freeze', { ...freeze, version }, owner.authToken);
    const held = await newPiece(210);
    const unpaid = await api.order(buyer, held.productCode);
    const [paid, shipped, asked] = [await buy(220), await buy(221), await buy(222)];
    const sentBack = await newPiece(223);
    const refunded = (await api.buy(buyer, sentBack.productCode)).orderNo;
    await ship(shipped);
    await ship(refunded);
    const apply = { requestId: randomUUID(), orderNo: asked, reason: 'test' };
    await api.call('POST /order/refund/apply', apply, buyer.authToken);
    await api.call(
      'POST /admin/orders/refund',
      { ...(await seen(refunded)), reason: 'test' },
      owner.authToken,
    );
    const product = await newPiece(240);
    const subject = `权限 ${randomUUID().slice(0, 8)}`;
    const text = { name: 'Ada', email: 'ada@example.com', subject, message: 'How is it packed?' };
    await api.call('POST /message/submit', text);
    const { items } = await api.call('GET /admin/messages/query', { search: subject }, owner.authToken);
    const role = { requestId: randomUUID(), name: `unused-${randomUUID().slice(0, 8)}`, permissions: [] };
    const unused = await api.call('POST /admin/roles/create', role, owner.authToken);
    const credit = await api.call(
      'POST /admin/credits/propose',
      { requestId: randomUUID(), userId: buyer.userId, amount: 5000, kind: 'gift', reason: 'test' },
      owner.authToken,
    );
    const { reconciliationId } = await api.call(
      'POST /admin/finance/reconcile',
      {
        ...{ requestId: randomUUID(), channel: 'alipay', day: '2026-01-01' },
        statement: `serial_no,amount,time\n${randomUUID()},1,`,
      },
      owner.authToken,
    );
    const order = (orderNo: string) => `/admin/orders/${orderNo}`;
    return {
      orders: '/admin/orders',
      'selected products': '/admin/products',
      'unpaid order': order(unpaid.orderNo),
      'paid order': order(paid),
      'shipped order': order(shipped),
      'order asked back': order(asked),
      stock: `/admin/inventory/${held.productCode}`,
      'stock to return': `/admin/inventory/${sentBack.productCode}`,
      product: `/admin/products/${product.productCode}`,
      member: `/admin/users/${buyer.userId}`,
      'frozen member': `/admin/users/${frozen.userId}`,
      message: `/admin/messages/${items[0]?.messageId}`,
      roles: '/admin/roles',
      'unused role': `/admin/roles/${unused.name}`,
      wallet: `/admin/wallet-manage/wallets/${buyer.userId}`,
      'credited transaction': `/admin/finance/${await gift()}`,
      'waiting reversal': `/admin/wallet-manage/todo/reversal/${await reversal()}`,
      'waiting credit': `/admin/wallet-manage/credits/${credit.creditId}`,
      'recharge to confirm': `/admin/wallet-manage/recharges/${await openCharge()}`,
      day: '/admin/finance/day',
      reconciliation: `/admin/finance/reconciliations/${reconciliationId}`,
      books: '/admin/finance/books',
      'refund asked': `/admin/wallet-manage/refunds/${await askForRefund(await openCharge())}`,
    };

    async function addApp({ authToken }: Member): Promise<void> {
      const { secret } = await api.call('POST /userinfo/second_factor/totp/begin', {}, authToken);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      await api.call('POST /userinfo/second_factor/totp/add', { code }, authToken);
    }

    /** Returns the number of the transaction. */
    async function gift(): Promise<string> {
      const input = { userId: buyer.userId, amount: 10, kind: 'gift', reason: 'test' } as const;
      const requestId = randomUUID();
      const posted = await api.call('POST /admin/credits/propose', { requestId, ...input }, owner.authToken);
      return posted.transactionNo ?? '';
    }

    async function reversal(): Promise<string> {
      const input = { requestId: randomUUID(), transactionNo: await gift(), received: 0, reason: 'test' };
      return (await api.call('POST /admin/reversals/propose', input, owner.authToken)).reversalId;
    }

    async function openCharge(): Promise<string> {
      const input = { requestId: randomUUID(), amount: 200, channel: 'alipay' } as const;
      return (await api.call('POST /wallet/charge', input, buyer.authToken)).chargeNo;
    }

    /** Returns the number of the refund. */
    async function askForRefund(chargeNo: string): Promise<string> {
      const confirmation = { requestId: randomUUID(), chargeNo, serialNo: chargeNo };
      await api.call('POST /admin/recharges/confirm', confirmation, owner.authToken);
      const apply = { requestId: randomUUID(), chargeNo, reason: 'test' };
      return (await api.call('POST /wallet/refund/apply', apply, buyer.authToken)).refundNo;
    }

    async function buy(price: number): Promise<string> {
      return (await api.buy(buyer, (await newPiece(price)).productCode)).orderNo;
    }

    async function ship(orderNo: string) {
      const parcel = { carrier: '顺丰速运', trackingNo: 'SF1001' };
      await api.call('POST /admin/orders/ship', { ...(await seen(orderNo)), ...parcel }, owner.authToken);
    }

    async function seen(orderNo: string) {
      const order = await api.call('GET /admin/orders/detail', { orderNo }, owner.authToken);
      return { requestId: randomUUID(), orderNo, version: order.version };
    }
  }
});
