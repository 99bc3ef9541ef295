import type { OutputOf } from '@junyao/commerce/contract';
import { get } from '../../api/commerce.ts';

export type BrokenLink = OutputOf<'GET /admin/logs/verify'>['broken'][number];

export interface Verified {
  /** The number of rows whose seals hold so far. */
  sealed: number;
  total: number;
  broken: BrokenLink[];
}

/** One call verifies this many rows, which takes less than a second. */
const links = 10_000;

export async function verifyLog(
  onProgress: (verified: Verified) => void,
  signal: AbortSignal,
): Promise<Verified> {
  const verified: Verified = { sealed: 0, total: 0, broken: [] };
  for (let after: string | null = ''; after !== null; ) {
    const part: OutputOf<'GET /admin/logs/verify'> = await get(
      '/admin/logs/verify',
      { links, after },
      { signal },
    );
    verified.sealed += part.sealed;
    verified.total = part.total;
    verified.broken.push(...part.broken);
    onProgress({ ...verified });
    after = part.next;
  }
  return verified;
}
