import { useCallback, useEffect, useState } from 'react';

interface Answered<Answer> {
  /** Undefined until it has come. */
  answer: Answer | undefined;
  failure: unknown;
  retry: () => Promise<void>;
}

/**
 * Calls when the component appears. Unlike SWR it keeps nothing, for an answer that counts only once.
 * @param call must be the same function at every render
 */
export function useAnswer<Answer>(call: () => Promise<Answer>): Answered<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<unknown>();

  const retry = useCallback(async () => {
    setFailure(undefined);
    await call().then((given) => setAnswer(() => given), setFailure);
  }, [call]);
  useEffect(() => void retry(), [retry]);

  return { answer, failure, retry };
}
