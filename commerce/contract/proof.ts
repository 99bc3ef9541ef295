import { z } from 'zod';
import { smsCode } from './fields.ts';
import { typedRecoveryCode } from './typed.ts';

/** How a person can prove a second time who he is. */
export const factorKinds = ['passkey', 'totp', 'recovery'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Bytes in base64url, as WebAuthn has them. */
export function bytes(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);
}

export const credentialId = bytes(1400);

/** An answer of `navigator.credentials.get`. */
export const passkeyProof = z.strictObject({
  kind: z.literal('passkey'),
  credentialId,
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
});

const codeProofs = [
  /** The six digits of an authenticator app. */
  z.strictObject({ kind: z.literal('totp'), code: smsCode }),
  z.strictObject({
    kind: z.literal('recovery'),
    code: z
      .string()
      .overwrite(typedRecoveryCode)
      .regex(/^[a-z0-9]{10}$/, 'recoveryCode'),
  }),
] as const;

export const factorProof = z.discriminatedUnion('kind', [passkeyProof, ...codeProofs]);
export type FactorProof = z.output<typeof factorProof>;

/** The password proves it while the account has no second factor. */
export const proof = z.discriminatedUnion('kind', [
  passkeyProof,
  ...codeProofs,
  z.strictObject({ kind: z.literal('password'), password: z.string().min(1).max(512) }),
]);
export type Proof = z.output<typeof proof>;

/** What `navigator.credentials.get` asks for. Without `passkeys`, any passkey for this shop. */
export const passkeyOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  passkeys: z.array(z.string()),
});
