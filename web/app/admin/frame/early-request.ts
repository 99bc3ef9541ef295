import { isRefusal } from '../../api/is-refusal.ts';

const keptForMs = 10_000;

interface EarlyRequest<Input, Answer> {
  /** Sends the request before the part of the page that shows its answer. */
  sendEarly: (input: Input) => void;
  /** Takes the answer of the early request, once, or sends the request. */
  take: (input: Input) => Promise<Answer>;
}

/**
 * A request that a loader sends and does not wait for, so that it leaves together with all other requests of the page.
 * Unlike the `preload` of SWR, it does not keep a request that found no connection, and an answer that nobody took is
 * not used later.
 */
export function earlyRequest<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
): EarlyRequest<Input, Answer> {
  let early: { input: string; answer: Promise<Answer>; until: number } | undefined;
  return {
    sendEarly(input) {
      const sent = { input: JSON.stringify(input), answer: send(input), until: Date.now() + keptForMs };
      early = sent;
      sent.answer.catch((error: unknown) => {
        if (early === sent && !isRefusal(error)) early = undefined;
      });
    },
    take(input) {
      const sent = early;
      early = undefined;
      const fits = sent && sent.input === JSON.stringify(input) && sent.until > Date.now();
      return fits ? sent.answer : send(input);
    },
  };
}
