import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { explain } from '../../api/explain.ts';
import { toast } from '../../ui/toast.ts';

/** `busy` is true until the page shows the result. */
export function useAtOnce(): { busy: boolean; atOnce: (action: () => Promise<void>) => void } {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function run(action: () => Promise<void>) {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      toast(() => explain(i18n, error), 'error');
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  return { busy, atOnce: (action) => void run(action) };
}
