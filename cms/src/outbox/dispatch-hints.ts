import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { type Hint, hintUid } from './hint-model.ts';
import type { Receiver } from './receivers.ts';

export interface Dispatcher {
  wake(): void;
  stop(): Promise<void>;
}

const answerWithinMilliseconds = 3_000;
const firstRetryMilliseconds = 250;
const longestRetryMilliseconds = 2_000;
/** Rows another instance left behind when it died are found without anybody calling. */
const idleMilliseconds = 30_000;

/**
 * Delivers the outbox to each receiver on its own. A row is deleted once its receiver has said 2xx, so
 * a hint arrives at least once; hints carry no content, so one too many does no harm.
 */
export function startDispatcher(strapi: Core.Strapi, receivers: Receiver[]): Dispatcher {
  const stopping = new AbortController();
  const calls = receivers.map(createCall);
  const loops = receivers.map(async (receiver, index) => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const error = await deliver(strapi, receiver, stopping.signal).catch(asError);
      if (stopping.signal.aborted) return;
      if (error && failures === 0) strapi.log.warn(`Hints for ${receiver.name} wait: ${error.message}`);
      if (!error && failures > 0) strapi.log.info(`Hints for ${receiver.name} are delivered again`);
      failures = error ? failures + 1 : 0;
      await calls[index]?.wait(error ? retryAfter(failures) : idleMilliseconds);
    }
  });
  const wake = () => {
    for (const call of calls) call.raise();
  };
  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      await Promise.all(loops);
    },
  };
}

/** Sends what is pending, oldest first. A hint that is refused doesn't keep the others from trying. */
async function deliver(strapi: Core.Strapi, receiver: Receiver, stopping: AbortSignal) {
  const hints = strapi.db.query(hintUid);
  const pending: StoredHint[] = await hints.findMany({
    where: { receiver: receiver.name },
    orderBy: { id: 'asc' },
  });
  let refused: Error | undefined;
  for (const { id, type, documentId } of pending) {
    const status = await post(receiver, { type, documentId }, stopping);
    if (status >= 200 && status < 300) await hints.delete({ where: { id } });
    else refused = new Error(`it answered ${status}`);
  }
  return refused;
}

async function post(receiver: Receiver, hint: Hint, stopping: AbortSignal): Promise<number> {
  const response = await fetch(receiver.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Internal-Token': receiver.token },
    body: JSON.stringify(hint),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(answerWithinMilliseconds)]),
  });
  await response.body?.cancel();
  return response.status;
}

function retryAfter(failures: number): number {
  return Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** (failures - 1));
}

/** A wait that can be cut short; a call raised while nobody waits cuts the next wait short. */
function createCall() {
  let raised = new AbortController();
  return {
    raise: () => raised.abort(),
    async wait(milliseconds: number) {
      await pause(milliseconds, undefined, { signal: raised.signal, ref: false }).catch(() => undefined);
      raised = new AbortController();
    },
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

interface StoredHint extends Hint {
  id: number;
}
