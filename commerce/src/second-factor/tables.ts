import type { Table } from '../db/tables.ts';
import type { ChallengePurpose } from './challenges.ts';

declare module '../db/tables.ts' {
  interface Tables {
    passkeys: Table<{
      /** The credential id in base64url. */
      id: string;
      userId: string;
      name: string;
      /** COSE, in base64url. */
      publicKey: string;
      counter: number;
      createdAt: number;
      lastUsedAt: number | null;
    }>;
    passkeyChallenges: Table<{
      challenge: string;
      purpose: ChallengePurpose;
      userId: string | null;
      expiresAt: number;
    }>;
    totpSecrets: Table<{
      userId: string;
      /** Both are encrypted. The pending one counts after a first code. */
      secret: string;
      pending: string;
      addedAt: number | null;
      lastPeriod: number;
      tries: number;
      triesSince: number;
    }>;
    recoveryCodes: Table<{ userId: string; hash: string; salt: string; usedAt: number | null }>;
  }
}
