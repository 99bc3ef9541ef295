import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';

interface Crediting {
  userId: string;
  /** Null stands for all users of the command line together. */
  staffId: string | null;
  at: number;
}

/** The sum in fen within a day. A caller that credits locks the member first, so that nobody adds to it meanwhile. */
export async function readCreditedAlone(db: Db, { userId, staffId, at }: Crediting): Promise<number> {
  const [row] = await db('credits')
    .where({ userId, proposedBy: staffId, decidedBy: staffId })
    .whereIn('status', ['POSTED', 'REVERSED'])
    .where('decidedAt', '>', at - day)
    .sum({ sumFen: 'amountFen' });
  return row?.sumFen ?? 0;
}
