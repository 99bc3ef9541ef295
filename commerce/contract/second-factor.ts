import { z } from 'zod';
import { deviceId, session } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { formBoolean, line, smsCode, time } from './fields.ts';
import { bytes, credentialId, factorKinds, passkeyOptions, passkeyProof, proof } from './proof.ts';

const factors = z.strictObject({
  passkeys: z.array(
    z.strictObject({ passkeyId: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() }),
  ),
  authenticatorApp: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** Whether a role of the person moves money, changes roles or freezes accounts, and the shop is a real one. */
  required: z.boolean(),
});

export const secondFactorEndpoints = {
  'GET /userinfo/second_factor/query': endpoint({
    summary: "Lists the member's passkeys and other second factors.",
    access: 'member',
    withoutFactor: true,
    limit: 'read',
    input: z.strictObject({}),
    output: factors,
  }),
  'POST /userinfo/second_factor/options': endpoint({
    summary: 'Begins a proof: says which kinds the member has, and what a passkey has to sign.',
    access: 'member',
    withoutFactor: true,
    limit: 'auth',
    input: z.strictObject({}),
    output: z.strictObject({
      kinds: z.array(z.enum([...factorKinds, 'password'])),
      passkeyOptions,
    }),
  }),
  'POST /userinfo/second_factor/confirm': endpoint({
    summary:
      'Proves again who uses the session. Endpoints that move money, change roles or freeze accounts ask for a ' +
      'proof that is at most ten minutes old. A refusal with `own` in its details asks for one with `own`, which ' +
      'counts once, within a minute.',
    access: 'member',
    withoutFactor: true,
    limit: 'auth',
    guessed: 'proof',
    input: z.strictObject({ proof, own: formBoolean.default(false) }),
    output: z.strictObject({ confirmedUntil: time }),
    errors: ['proofWrong'],
  }),
  'POST /userinfo/second_factor/passkey/options': endpoint({
    summary: 'Begins a new passkey: what `navigator.credentials.create` asks for.',
    access: 'member',
    asksProof: 'own',
    withoutFactor: true,
    limit: 'auth',
    input: z.strictObject({}),
    output: passkeyOptions.extend({
      userHandle: z.string(),
      userName: z.string(),
      /** The algorithms by their COSE numbers, the best first. */
      algorithms: z.array(z.number().int()),
    }),
  }),
  'POST /userinfo/second_factor/passkey/add': endpoint({
    summary: 'Adds a passkey. The first second factor of a person with a role ends all other sessions.',
    access: 'member',
    asksProof: 'recent',
    withoutFactor: true,
    limit: 'auth',
    input: z.strictObject({
      name: line(1, 60),
      credentialId,
      clientDataJSON: bytes(4000),
      attestationObject: bytes(40_000),
    }),
    output: factors,
    errors: ['passkeyRefused'],
  }),
  'POST /userinfo/second_factor/passkey/remove': endpoint({
    summary: 'Removes a passkey. Can be repeated safely.',
    access: 'member',
    asksProof: 'own',
    limit: 'auth',
    input: z.strictObject({ passkeyId: credentialId }),
    output: factors,
    errors: ['lastFactor'],
  }),
  'POST /userinfo/second_factor/totp/begin': endpoint({
    summary: 'Makes a secret for an authenticator app. It counts after a code of the app was given.',
    access: 'member',
    asksProof: 'own',
    withoutFactor: true,
    limit: 'auth',
    input: z.strictObject({}),
    output: z.strictObject({ secret: z.string(), uri: z.string() }),
  }),
  'POST /userinfo/second_factor/totp/add': endpoint({
    summary: 'Sets up the authenticator app by one of its codes. It replaces an earlier app.',
    access: 'member',
    asksProof: 'recent',
    withoutFactor: true,
    limit: 'auth',
    input: z.strictObject({ code: smsCode }),
    output: factors,
    errors: ['proofWrong'],
  }),
  'POST /userinfo/second_factor/totp/remove': endpoint({
    summary: 'Removes the authenticator app. Can be repeated safely.',
    access: 'member',
    asksProof: 'own',
    limit: 'auth',
    input: z.strictObject({}),
    output: factors,
    errors: ['lastFactor'],
  }),
  'POST /userinfo/second_factor/recovery/renew': endpoint({
    summary:
      'Makes ten recovery codes, each for one use. Earlier ones end. They are shown only now. Refused before there ' +
      'is a second factor.',
    access: 'member',
    asksProof: 'own',
    limit: 'auth',
    input: z.strictObject({}),
    output: z.strictObject({ codes: z.array(z.string()) }),
    errors: ['secondFactorMissing'],
  }),

  'POST /auth/passkey/login': endpoint({
    summary: 'Logs in by passkey instead of a password. Lasts as long as a login by password.',
    access: 'public',
    limit: 'auth',
    input: z.strictObject({ proof: passkeyProof, remember: formBoolean.default(true), deviceId }),
    output: session,
    errors: ['proofWrong', 'accountFrozen'],
  }),
  'POST /auth/passkey/options': endpoint({
    summary: 'Begins a login by passkey: what it has to sign.',
    access: 'public',
    limit: 'auth',
    input: z.strictObject({}),
    output: passkeyOptions,
  }),
};
