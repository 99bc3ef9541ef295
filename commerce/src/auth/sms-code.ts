import type { smsScenes } from '../../contract/auth.ts';
import { minute } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import * as oneTime from './one-time-code.ts';

export type SmsScene = (typeof smsScenes)[number];

/** A code is valid for one phone, one scene and, in some scenes, one subject (an order number). */
export interface CodePurpose {
  phone: string;
  scene: SmsScene;
  subject: string;
}

export const codeLifetime = 5 * minute;

export function issueCode(
  trx: Trx,
  input: CodePurpose & { byMember: boolean; ip: string; code: string; pepper: string; at: number },
): Promise<string> {
  const { byMember, ip, code, pepper, at } = input;
  const purpose = purposeOf(input);
  return oneTime.issueCode(trx, 'smsCodes', purpose, {
    columns: { ...purpose, byMember, ip },
    code,
    pepper,
    lifetimeMs: codeLifetime,
    at,
  });
}

export function tryCode(
  db: Db,
  input: CodePurpose & { code: string; peppers: readonly string[]; at: number },
): Promise<string> {
  return oneTime.tryCode(db, 'smsCodes', purposeOf(input), input);
}

export function consumeCode(trx: Trx, codeId: string, at: number): Promise<void> {
  return oneTime.consumeCode(trx, 'smsCodes', codeId, at);
}

function purposeOf({ phone, scene, subject }: CodePurpose): CodePurpose {
  return { phone, scene, subject };
}
