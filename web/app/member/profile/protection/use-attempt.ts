import { useState } from 'react';

/** One call at a time. @param onDone gets the answer */
export function useAttempt<Input extends unknown[], Answer>(
  work: (...input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function run(...input: Input): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    await work(...input).then(onDone, setFailure);
    setBusy(false);
  }
  return { busy, failure, run };
}
