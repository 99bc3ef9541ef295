import type { InputOf } from '@junyao/commerce/contract';

type Introduction = NonNullable<InputOf<'POST /wallet/charge/pay'>['introduction']>;

/**
 * What WeChat has added to the address on the way back to this page. It is taken away, because it works only once: after a
 * reload, or for a second payment, the browser needs another.
 */
export function takeIntroduction(): Introduction | undefined {
  const address = new URL(window.location.href);
  const [code, state] = [address.searchParams.get('code'), address.searchParams.get('state')];
  if (!code || !state) return undefined;
  address.searchParams.delete('code');
  address.searchParams.delete('state');
  window.history.replaceState(window.history.state, '', address);
  return { code, state };
}
