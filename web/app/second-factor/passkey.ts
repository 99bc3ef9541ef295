import type { FactorProof, InputOf, OutputOf } from '@junyao/commerce/contract';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

export type PasskeyOptions = OutputOf<'POST /auth/passkey/options'>;
type NewPasskeyOptions = OutputOf<'POST /userinfo/second_factor/passkey/options'>;
type NewPasskey = Omit<InputOf<'POST /userinfo/second_factor/passkey/add'>, 'name'>;

/** A passkey belongs to a domain and its subdomains. */
export function canUsePasskeys(rpId: string): boolean {
  const { hostname } = window.location;
  return browserSupportsWebAuthn() && (hostname === rpId || hostname.endsWith(`.${rpId}`));
}

/** @throws Error with the name NotAllowedError if the person cancels */
export async function signWithPasskey(
  { challenge, rpId, passkeys }: PasskeyOptions,
  userVerification: 'required' | 'preferred',
): Promise<Extract<FactorProof, { kind: 'passkey' }>> {
  const allowCredentials = passkeys.map((id) => ({ id, type: 'public-key' as const }));
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, allowCredentials, userVerification },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { kind: 'passkey', credentialId: id, clientDataJSON, authenticatorData, signature };
}

/** @throws Error with the name NotAllowedError if the person cancels, InvalidStateError if the device has one */
export async function createPasskey(
  { challenge, rpId, passkeys, userHandle, userName, algorithms }: NewPasskeyOptions,
  shopName: string,
): Promise<NewPasskey> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: shopName },
      user: { id: userHandle, name: userName, displayName: userName },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: passkeys.map((each) => ({ id: each, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject } = response;
  return { credentialId: id, clientDataJSON, attestationObject };
}
