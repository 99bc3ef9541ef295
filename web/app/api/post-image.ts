import type { OutputOf } from '@junyao/commerce/contract';
import { type Options, send } from './commerce.ts';

type Key = 'POST /userinfo/profile/avatar';

/** Redirects and throws as `post` does. */
export function postAvatar(image: Blob, options: Options = {}): Promise<OutputOf<Key>> {
  const body = new FormData();
  body.append('image', image, 'avatar.jpg');
  return send('/api/userinfo/profile/avatar', { method: 'POST', body }, options);
}
