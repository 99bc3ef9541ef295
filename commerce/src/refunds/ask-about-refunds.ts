import { silent } from '../recharges/ask-about-attempts.ts';
import type { Services } from '../services.ts';
import { pursueRefund } from './pursue-refund.ts';

const batchSize = 50;

export async function askAboutRefunds(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'log' | 'config'>,
): Promise<void> {
  const { db, clock } = services;
  const refunds = await db('refunds')
    .select('refundNo')
    .where({ status: 'PROCESSING' })
    .whereNotNull('approvedAt')
    .whereRaw(...silent({ asked: 'refunds.askedAt', since: 'refunds.approvedAt' }, clock.now()))
    .orderBy('askedAt')
    .limit(batchSize);
  for (const { refundNo } of refunds) await pursueRefund(services, refundNo);
}
