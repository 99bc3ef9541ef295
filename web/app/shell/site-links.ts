import { href } from 'react-router';
export const pageLinks = [
  { to: href('/'), key: 'home' },
  { to: href('/jun-history'), key: 'history' },
  { to: href('/artworks'), key: 'artworks' },
  { to: href('/customization'), key: 'customization' },
  { to: href('/esg'), key: 'esg' },
] as const;

/** The pages that only the footer links to. */
export const footerLinks = [{ to: href('/buying'), key: 'buying' }] as const;

export const memberLinks = [
  { to: href('/user'), key: 'profile' },
  { to: href('/user/wallet'), key: 'wallet' },
  { to: href('/user/cart'), key: 'cart' },
  { to: href('/user/address'), key: 'addresses' },
  { to: href('/user/order/list'), key: 'orders' },
  { to: href('/auth/logout'), key: 'logout' },
] as const;
