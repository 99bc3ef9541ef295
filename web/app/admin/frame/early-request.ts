import { hasCode } from '../../api/errors.ts';
import { isRefusal } from '../../api/is-refusal.ts';

const keptForMs = 10_000;

interface EarlyRequest<Input, Answer> {
  sendEarly: (input: Input) => void;
  /** Returns the answer of the early request once, and otherwise sends a new request. */
  take: (input: Input) => Promise<Answer>;
}

/**
 * A request that a loader sends without waiting, so that it leaves with the other requests of the page. Unlike SWR's
 * `preload`, it forgets a request that got no connection or needs a proof, and an answer that nobody took for ten seconds.
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
        if (early === sent && (!isRefusal(error) || hasCode(error, 'AUT015'))) early = undefined;
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
