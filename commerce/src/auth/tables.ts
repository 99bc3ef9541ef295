import type { StoredBoolean, Table } from '../db/tables.ts';
import type { Language } from '../locales.ts';
import type { OneTimeCode } from './one-time-code.ts';
import type { SmsScene } from './sms-code.ts';

declare module '../db/tables.ts' {
  interface Tables {
    sessions: Table<
      {
        id: string;
        userId: string;
        tokenHash: string;
        device: string;
        ip: string;
        createdAt: number;
        lastSeenAt: number;
        confirmedAt: number;
        unusedProofAt: number;
        expiresAt: number;
      },
      'device' | 'ip' | 'lastSeenAt' | 'confirmedAt' | 'unusedProofAt'
    >;
    knownDevices: Table<{
      userId: string;
      deviceHash: string;
      /** Of the last login. */
      language: Language;
      firstSeenAt: number;
      lastSeenAt: number;
    }>;
    smsCodes: Table<
      OneTimeCode & {
        phone: string;
        scene: SmsScene;
        /** The number of the order to pay; empty in all other scenes. */
        subject: string;
        byMember: StoredBoolean;
        ip: string;
      },
      'byMember'
    >;
    emailCodes: Table<OneTimeCode & { userId: string; email: string }>;
    smsPhones: Table<{ phone: string; byMember: StoredBoolean; lastSentAt: number }>;
    passwordResets: Table<{
      tokenHash: string;
      userId: string;
      expiresAt: number;
      consumedAt: number | null;
    }>;
  }
}
