import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../../api/commerce.ts';
import { useUserId } from '../../../session/use-user-id.ts';

/** `clockOffset`: the clock of the server minus the clock of this device, in milliseconds. */
export type ChargeOptions = Awaited<ReturnType<typeof readOptions>>;

/** The options are loaded each time the dialog opens. */
export function useChargeOptions(wanted: boolean) {
  const userId = useUserId();
  return useSWR(wanted && userId ? ['charge-options', userId] : null, readOptions, {
    shouldRetryOnError: false,
  });
}

async function readOptions() {
  const options: OutputOf<'GET /wallet/charge/options'> = await get('/wallet/charge/options', {});
  return { ...options, clockOffset: Date.parse(options.serverTime) - Date.now() };
}
