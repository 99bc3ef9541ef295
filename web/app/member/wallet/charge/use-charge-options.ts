import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../../api/commerce.ts';
import { useUserId } from '../../../session/use-user-id.ts';

export type ChargeOptions = OutputOf<'GET /wallet/charge/options'>;

/** The options are loaded each time the dialog opens. */
export function useChargeOptions(wanted: boolean) {
  const userId = useUserId();
  return useSWR(
    wanted && userId ? ['charge-options', userId] : null,
    () => get('/wallet/charge/options', {}),
    { shouldRetryOnError: false },
  );
}
