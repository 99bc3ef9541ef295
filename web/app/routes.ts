import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The file names are relative to `web/app`. */
export default [
  ...(process.env.NODE_ENV === 'development' ? [page('dev/ui', 'dev/ui.tsx')] : []),

  page('sitemap.xml', 'public/found/sitemap.ts'),
  route('sitemap/:file', 'public/found/sitemap.ts', { id: 'part-of-sitemap', caseSensitive: true }),
  page('robots.txt', 'public/found/robots.ts'),
  page('feed.xml', 'public/found/feed.ts'),

  page('admin', 'admin/layout.tsx', [
    layout('admin/screen.tsx', [
      index('admin/dashboard/dashboard.tsx'),
      page('orders/packing-slip', 'admin/orders/packing-slip.tsx'),
      page('orders', 'admin/orders/list.tsx', [page(':orderNo', 'admin/orders/record.tsx')]),
      page('inventory', 'admin/inventory/list.tsx', [page(':productCode', 'admin/inventory/record.tsx')]),
      page('products', 'admin/products/list.tsx', [page(':productCode', 'admin/products/record.tsx')]),
      page('users', 'admin/users/list.tsx', [page(':userId', 'admin/users/record.tsx')]),
      page('wallet-manage', 'admin/wallets/todo.tsx', [moneyRecord('todo/:kind/:id')]),
      page('wallet-manage/wallets', 'admin/wallets/list.tsx', [page(':userId', 'admin/wallets/record.tsx')]),
      page('wallet-manage/wallets/:userId/ledger', 'admin/wallets/ledger.tsx'),
      layout('admin/recharges/screen.tsx', [
        page('wallet-manage/recharges', 'admin/recharges/no-record.tsx'),
        moneyRecord('wallet-manage/recharges/:chargeNo'),
        moneyRecord('wallet-manage/credits/:creditId'),
      ]),
      page('wallet-manage/refunds', 'admin/refunds/screen.tsx', [moneyRecord(':refundNo')]),
      page('wallet-manage/unmatched', 'admin/unmatched/screen.tsx', [moneyRecord(':paymentId')]),
      page('finance', 'admin/finance/list.tsx', [page(':transactionNo', 'admin/finance/record.tsx')]),
      page('finance/bills', 'admin/finance/bills.tsx'),
      page('finance/day', 'admin/finance/day.tsx'),
      page('messages', 'admin/messages/list.tsx', [page(':messageId', 'admin/messages/record.tsx')]),
      page('roles', 'admin/roles/list.tsx', [page(':name', 'admin/roles/record.tsx')]),
      page('logs', 'admin/logs/list.tsx', [page(':id', 'admin/logs/record.tsx')]),
      page('finance/reconciliations', 'admin/reconciliations/list.tsx', [
        page(':reconciliationId', 'admin/reconciliations/record.tsx'),
      ]),
      page('finance/books', 'admin/books/books.tsx'),
      page('*', 'admin/unknown.tsx'),
    ]),
  ]),

  layout('public/layout.tsx', [
    layout('public/page-errors.tsx', [
      index('public/home/home.tsx'),
      page('jun-history', 'public/stories/stories.tsx'),
      page('jun-history/:slug', 'public/stories/article.tsx'),
      page('artworks', 'public/artworks/list.tsx'),
      page('artworks/:productId', 'public/artworks/product.tsx'),
      page('artworks-for-show', 'public/artworks/for-show.tsx'),
      page('customization', 'public/customization/customization.tsx'),
      page('esg', 'public/esg/esg.tsx'),
      page('buying', 'public/buying/buying.tsx'),

      page('auth', 'auth/login.tsx'),
      page('auth/register', 'auth/register.tsx'),
      page('auth/reset-password', 'auth/reset-password.tsx'),
      page('auth/logout', 'auth/logout.tsx'),

      page('user', 'member/layout.tsx', [
        layout('private/page-loading.tsx', [
          index('member/profile/profile.tsx'),
          page('address', 'member/address/addresses.tsx'),
          page('cart', 'member/cart/cart.tsx'),
          page('order/pay', 'member/orders/pay.tsx'),
          page('order/detail', 'member/orders/detail.tsx'),
          page('order/list', 'member/orders/list.tsx'),
          page('wallet', 'member/wallet/wallet.tsx'),
          page('wallet/charges', 'member/wallet/charges.tsx'),
          page('wallet/refunds', 'member/wallet/refunds.tsx'),
          page('wallet/pay/success', 'member/wallet/pay-success.tsx'),
          page('wallet/charge/detail/:chargeNo?', 'member/wallet/charge-detail.tsx'),
          page('wallet/refund/detail/:refundNo?', 'member/wallet/refund-detail.tsx'),
        ]),
      ]),

      page('*', 'public/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

/** What the lists of the wallets show has one record page. */
function moneyRecord(path: string): RouteConfigEntry {
  const id = `money-record ${path}`;
  return route(path, 'admin/wallets/money-record.tsx', { id, caseSensitive: true });
}

/** Paths are case-sensitive, so that every page has a single address. */
function page(path: string, file: string, children: RouteConfigEntry[] = []): RouteConfigEntry {
  return route(path, file, { caseSensitive: true }, children);
}
