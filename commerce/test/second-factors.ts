import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../src/auth/password.ts';
import { createAuthenticator } from './authenticator.ts';
import type { TestApp } from './create-test-app.ts';
import { newMember, newStaff, readCode, type Shop, type TestMember } from './factories.ts';

export const password = 'Kiln-1300!';

/** Can log in with the password. */
export async function newStaffWithPassword(app: TestApp, ...roles: string[]): Promise<TestMember> {
  const staff = roles.length > 0 ? await newStaff(app, ...roles) : await newMember(app);
  const passwordHash = await hashPassword(password);
  await app.services.db('users').where({ id: staff.userId }).update({ passwordHash });
  return staff;
}

/** Without `secondFactor`, by the password alone. */
export function logIn(app: TestApp, { phone }: TestMember, secondFactor?: object) {
  const input = { account: phone, password, ...(secondFactor && { secondFactor }) };
  return app.client().call('POST /auth/login', input as never);
}

/** What the passkey of a refused login has to sign. */
export function optionsOf({ details }: { details?: object | undefined }) {
  type Details = { passkeyOptions: { challenge: string; rpId: string; passkeys: string[] } };
  return (details as Details).passkeyOptions;
}

export async function isSessionOpen(app: TestApp, authToken: string): Promise<boolean> {
  return (await app.client(authToken).call('GET /userinfo/profile/query', {})).httpStatus === 200;
}

export const newPassword = 'Glaze-1280?';

/** With `newPassword`. */
export async function resetPassword(app: TestApp, phone: string, deviceId?: string): Promise<void> {
  await app.client().ok('POST /auth/send_code', { scene: 'reset_password', phone });
  const code = await readCode(app, phone);
  const { resetToken } = await app.client().ok('POST /auth/reset_password/verify', { phone, code });
  const chosen = { resetToken, newPassword, confirmPassword: newPassword, ...(deviceId && { deviceId }) };
  await app.client().ok('POST /auth/reset_password/confirm', chosen);
}

/** As if the member had just proved again who he is. Test members have no password to prove it by. */
export async function proveAgain({ services, clock }: TestApp, { userId }: TestMember): Promise<void> {
  const at = clock.now();
  await services.db('sessions').where({ userId }).update({ confirmedAt: at, unusedProofAt: at });
}

export async function addPasskey({ client }: TestMember, authenticator = createAuthenticator()) {
  const options = await client.ok('POST /userinfo/second_factor/passkey/options', {});
  await client.ok('POST /userinfo/second_factor/passkey/add', authenticator.create(options));
  return authenticator;
}

/** Returns the codes of the app at the time of the shop's clock. */
export async function addApp(shop: Shop, member: TestMember): Promise<() => string> {
  const code = await beginApp(shop, member);
  await member.client.ok('POST /userinfo/second_factor/totp/add', { code: code() });
  return code;
}

export async function beginApp({ clock }: Shop, { client }: TestMember): Promise<() => string> {
  const { secret } = await client.ok('POST /userinfo/second_factor/totp/begin', {});
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return () => totp.generate({ timestamp: clock.now() });
}
