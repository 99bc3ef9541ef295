/** A link appears here together with its page. */
export const pageLinks = [
  { to: '/', key: 'home' },
  { to: '/artworks', key: 'artworks' },
] as const;

export const memberLinks = [
  { to: '/user', key: 'profile' },
  { to: '/user/wallet', key: 'wallet' },
  { to: '/user/cart', key: 'cart' },
  { to: '/user/order/list', key: 'orders' },
  { to: '/auth/logout', key: 'logout' },
] as const;
