import { isAborted, isTurnedAway, isUnanswered } from './errors.ts';
import { readUnanswered, storeUnanswered, type Unanswered } from './unanswered.ts';

/** The pauses before automatic repetitions of a call without an answer, in milliseconds. */
const pausesBeforeRepeating = [1000, 3000];

/**
 * Creates a function that sends attempts, each with its own request id. Without an answer it repeats the request after
 * each pause. A later attempt with the same input keeps the request id, so that commerce can return its first answer
 * instead of acting twice. `send` receives a function to call when its session turns out to be invalid.
 * @param storageKey keeps the unanswered attempt in the session storage, so that it survives a reload
 */
export function createAttempts(
  pausesMilliseconds: readonly number[] = pausesBeforeRepeating,
  storageKey?: string,
) {
  let unanswered: Unanswered | null = null;

  function keep(next: Unanswered | null) {
    unanswered = next;
    if (storageKey) storeUnanswered(storageKey, next);
  }

  return async function attempt<Input extends object, Answer>(
    input: Input,
    send: (input: Input & { requestId: string }, onSessionEnd: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify(input);
    const earlier = unanswered ?? (storageKey ? readUnanswered(storageKey) : null);
    const requestId = earlier?.input === text ? earlier.requestId : newRequestId();
    /** Whether commerce may have carried out an earlier request with this id. */
    let mayBeDone = earlier?.input === text;
    keep({ requestId, input: text });

    /** An invalid session, or a refusal that is `isTurnedAway`, refuses only the last request. */
    function forgetUnlessDone() {
      if (!mayBeDone) keep(null);
    }

    async function sendOnce() {
      try {
        return await send({ ...input, requestId }, forgetUnlessDone);
      } catch (error) {
        if (isUnanswered(error)) mayBeDone = true;
        throw error;
      }
    }

    try {
      const answer = await sendUntilAnswered(sendOnce, pausesMilliseconds);
      keep(null);
      return answer;
    } catch (error) {
      if (isTurnedAway(error)) forgetUnlessDone();
      else if (!isUnanswered(error) && !isAborted(error)) keep(null);
      throw error;
    }
  };
}

async function sendUntilAnswered<Answer>(
  send: () => Promise<Answer>,
  [pause, ...pauses]: readonly number[],
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (pause === undefined || !isUnanswered(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return sendUntilAnswered(send, pauses);
  }
}

/** `crypto.randomUUID` exists only on pages that came over HTTPS or from localhost. */
function newRequestId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
