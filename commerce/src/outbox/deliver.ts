import type { Secret } from '../../contract/secret.ts';
import type { Db } from '../db/db.ts';

const batchSize = 200;

/** Delivering twice does no harm. @throws Error when web does not accept the events, which then stay in the outbox */
export async function deliverOutbox(
  db: Db,
  config: { webUrl: string; internalToken: Secret },
  at: number,
): Promise<void> {
  const events = await db('outboxEvents').select('id', 'tag').orderBy('id').limit(batchSize);
  if (events.length === 0) return;
  const answer = await fetch(`${config.webUrl}/internal/purge`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Internal-Token': config.internalToken.toUse(at) },
    body: JSON.stringify({ tags: [...new Set(events.map((event) => event.tag))] }),
    signal: AbortSignal.timeout(5000),
    redirect: 'error',
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`web answered ${answer.status} to a purge`);
  await db('outboxEvents')
    .whereIn(
      'id',
      events.map((event) => event.id),
    )
    .delete();
  if (events.length === batchSize) await deliverOutbox(db, config, at);
}
