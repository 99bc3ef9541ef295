import type { Secret } from '../../contract/secret.ts';
import type { Db } from '../db/db.ts';
import { decryptWithAny, encrypt } from './encrypt.ts';

const batchSize = 100;

/**
 * After a rotation of the secret, encrypts the secrets of authenticator apps with the new one, so that none is lost with
 * the former one. Begins when the new one is used, because an instance that was not restarted can't read the result.
 * May run twice, and end at any point.
 * @returns how many rows can be read with no known secret
 */
export async function encryptAnew(db: Db, pepper: Secret, at: number): Promise<number> {
  const [newest = ''] = pepper.known;
  if (pepper.known.length === 1 || pepper.toUse(at) !== newest) return 0;
  let unreadable = 0;
  for (let after = ''; ; ) {
    const rows = await db('totpSecrets')
      .modify((query) => after && query.where('userId', '>', after))
      .orderBy('userId')
      .limit(batchSize)
      .select('userId', 'secret', 'pending');
    for (const { userId, ...row } of rows) {
      const anew = { secret: again(row.secret), pending: again(row.pending) };
      if (anew.secret === null || anew.pending === null) unreadable += 1;
      else if (anew.secret !== row.secret || anew.pending !== row.pending)
        // A row that changed meanwhile is left for the next run.
        await db('totpSecrets')
          .where({ userId, ...row })
          .update({ secret: anew.secret, pending: anew.pending });
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return unreadable;
    after = last.userId;
  }

  /** The same text if the newest secret reads it. */
  function again(sealed: string): string | null {
    if (sealed === '' || decryptWithAny(sealed, [newest]) !== null) return sealed;
    const text = decryptWithAny(sealed, pepper.known);
    return text === null ? null : encrypt(text, newest);
  }
}
