import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every route there is. The folders mirror this tree. */
export default [
  layout('public/layout.tsx', [
    // Pages stand inside this one so that an error is shown within the shell.
    layout('public/page-errors.tsx', [
      index('public/home/home.tsx'),
      route('artworks', 'public/artworks/list.tsx'),
      route('artworks/:productId', 'public/artworks/product.tsx'),

      route('auth', 'auth/login.tsx'),
      route('auth/register', 'auth/register.tsx'),
      route('auth/logout', 'auth/logout.tsx'),

      route('user', 'member/layout.tsx', [
        index('member/profile/profile.tsx'),
        route('cart', 'member/cart/cart.tsx'),
        route('order/pay', 'member/orders/pay.tsx'),
        route('order/detail', 'member/orders/detail.tsx'),
        route('order/list', 'member/orders/list.tsx'),
        route('wallet', 'member/wallet/wallet.tsx'),
      ]),

      route('*', 'public/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
