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
/** How often the outbox is read without a call of `wake`, to find rows that a stopped instance did not send. */
const idleMilliseconds = 30_000;

/** A row is deleted after the receiver answered 2xx. A hint may thus arrive twice, without harm: it has no content. */
export function startDispatcher(strapi: Core.Strapi, receivers: Receiver[]): Dispatcher {
  const stopping = new AbortController();
  const calls = receivers.map(createCall);
  const loops = receivers.map(async (receiver, index) => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const error = await deliver(strapi, receiver, stopping.signal).catch(asError);
      if (stopping.signal.aborted) return;
      if (error && failures === 0)
        strapi.log.warn(`Hints for ${receiver.name} are waiting: ${error.message}`);
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

/** Oldest first. If the receiver refuses a hint, the others are still sent. */
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
    headers: { 'Content-Type': 'application/json', 'X-Internal-Token': receiver.token.toUse(Date.now()) },
    body: JSON.stringify(hint),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(answerWithinMilliseconds)]),
    redirect: 'error',
  });
  await response.body?.cancel();
  return response.status;
}

function retryAfter(failures: number): number {
  return Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** (failures - 1));
}

/** `raise` ends the pause early, or the next one if no pause is running. */
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
