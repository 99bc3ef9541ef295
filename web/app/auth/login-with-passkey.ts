import { post } from '../api/commerce.ts';
import { canUsePasskeys, isNotDone, signWithPasskey } from '../second-factor/passkey.ts';
import { saveSession } from '../session/session.ts';

export { isNotDone };

/** @throws ApiError; an error for which `isNotDone` is true */
export async function loginWithPasskey(): Promise<void> {
  const options = await post('/auth/passkey/options', {});
  if (!canUsePasskeys(options.rpId)) throw new DOMException('', 'NotAllowedError');
  const proof = await signWithPasskey(options, 'required');
  saveSession(await post('/auth/passkey/login', { proof, remember: true }), true);
}
