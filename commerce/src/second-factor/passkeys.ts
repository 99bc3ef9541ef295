import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { ParsedInputOf } from '../../contract/contract.ts';
import type { passkeyOptions, passkeyProof } from '../../contract/proof.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { type ChallengePurpose, newChallenge, takeChallenge } from './challenges.ts';

type PasskeyProof = z.output<typeof passkeyProof>;
type PasskeyOptions = z.output<typeof passkeyOptions>;

interface Shop {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
}

/** Without `userId`, any passkey of the shop may answer. */
export async function askForPasskey(
  { db, config }: Shop,
  { userId, purpose }: { userId: string | null; purpose: ChallengePurpose },
  at: number,
): Promise<PasskeyOptions> {
  return {
    challenge: await newChallenge(db, { purpose, userId }, at),
    rpId: rpIdOf(config),
    passkeys: userId ? await db('passkeys').where({ userId }).orderBy('id').pluck('id') : [],
  };
}

/**
 * A device that asked for a finger, a face or a PIN stands for the password too.
 * @returns the row as it was before @throws Failure `proofWrong`
 */
export async function checkPasskey(
  { db, config }: Shop,
  proof: PasskeyProof,
  { userId, purpose }: { userId: string | null; purpose: 'login' | 'prove' },
  at: number,
): Promise<Row<'passkeys'> & { newCounter: number }> {
  const passkey = await db('passkeys').where({ id: proof.credentialId }).first();
  if (!passkey || (userId && passkey.userId !== userId)) throw fail('proofWrong');
  const verified = await verifyAuthenticationResponse({
    response: responseOf(proof),
    expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose, userId }, at),
    expectedOrigin: config.publicUrl,
    expectedRPID: rpIdOf(config),
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
    requireUserVerification: purpose === 'login',
  }).catch(() => null);
  if (!verified?.verified) throw fail('proofWrong');
  return { ...passkey, newCounter: verified.authenticationInfo.newCounter };
}

/** @throws Failure `proofWrong` if the passkey was removed or used meanwhile */
export async function usePasskey(
  trx: Trx,
  { id, userId, counter, newCounter }: Row<'passkeys'> & { newCounter: number },
  at: number,
): Promise<void> {
  const used = await trx('passkeys')
    .where({ id, userId, counter })
    .update({ counter: newCounter, lastUsedAt: at });
  if (used !== 1) throw fail('proofWrong');
}

/** @throws Failure `passkeyRefused` */
export async function readNewPasskey(
  { db, config }: Shop,
  input: ParsedInputOf<'POST /userinfo/second_factor/passkey/add'>,
  { userId, at }: { userId: string; at: number },
): Promise<NewRow<'passkeys'>> {
  const { credentialId, clientDataJSON, attestationObject, name } = input;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose: 'add', userId }, at),
    expectedOrigin: config.publicUrl,
    expectedRPID: rpIdOf(config),
    requireUserVerification: false,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) throw fail('passkeyRefused');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    userId,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    createdAt: at,
  };
}

/** EdDSA, ES256 and RS256, by their COSE numbers. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** The domain that passkeys belong to: `localhost` while developing, never an address such as 127.0.0.1. */
export function rpIdOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return new URL(publicUrl).hostname;
}

function responseOf(proof: PasskeyProof): AuthenticationResponseJSON {
  const { credentialId, clientDataJSON, authenticatorData, signature } = proof;
  return {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  };
}
