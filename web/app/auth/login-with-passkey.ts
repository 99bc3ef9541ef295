import { post } from '../api/commerce.ts';
import { ElsewhereError } from '../second-factor/elsewhere-error.ts';
import { canUsePasskeys, signWithPasskey } from '../second-factor/passkey.ts';
import { readDeviceId } from '../session/device-id.ts';
import { saveSession } from '../session/session.ts';

/** @throws ApiError; ElsewhereError; an error for which `isNotDone` is true */
export async function loginWithPasskey(remember: boolean): Promise<void> {
  const options = await post('/auth/passkey/options', {});
  if (!canUsePasskeys(options.rpId)) throw new ElsewhereError(options.rpId);
  const proof = await signWithPasskey(options, 'required');
  const login = { proof, remember, deviceId: readDeviceId() };
  saveSession(await post('/auth/passkey/login', login), remember);
}
