import { useSWRConfig } from 'swr';
import { hasCode } from '../../../api/errors.ts';

/** How the page gets the status of the recharge at once, instead of at its next question. */
export function useAskAgain(chargeNo: string) {
  const { mutate } = useSWRConfig();
  const askAgain = () => mutate((key) => Array.isArray(key) && key[0] === 'charge' && key[2] === chargeNo);
  return {
    askAgain,
    /** A recharge that can't be paid any more was perhaps paid a moment ago. */
    askAgainIfChanged: (failure: unknown) => {
      if (hasCode(failure, 'CHG002')) void askAgain();
    },
  };
}
