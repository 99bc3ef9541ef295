import { hasCode, isUnanswered } from './errors.ts';

/** Milliseconds before each further sending of a call that got no answer. */
const pausesBeforeRepeating = [1000, 3000];

/**
 * Gives each attempt of the user a request id of its own, and the same one again while the same input is
 * repeated because no answer came: commerce then answers what it did the first time instead of doing it
 * twice. So it is sent again by itself first, and then as often as the user tries.
 */
export function createAttempts(pausesMilliseconds: readonly number[] = pausesBeforeRepeating) {
  let unanswered: { requestId: string; input: string } | null = null;

  return async function attempt<Input extends object, Answer>(
    input: Input,
    send: (input: Input & { requestId: string }) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify(input);
    if (unanswered?.input !== text) unanswered = { requestId: newRequestId(), input: text };
    const { requestId } = unanswered;
    try {
      const answer = await sendUntilAnswered(() => send({ ...input, requestId }), pausesMilliseconds);
      unanswered = null;
      return answer;
    } catch (error) {
      // Commerce does not remember SYS003, so it says nothing of an earlier sending.
      if (!isUnanswered(error) && !hasCode(error, 'SYS003')) unanswered = null;
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

/** A random UUID; `crypto.randomUUID` is missing where the page did not come by https or from localhost. */
function newRequestId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
