import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { hasCode, NotConfirmed } from '../api/errors.ts';
import { explain } from '../api/explain.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ErrorState } from '../ui/states.tsx';

interface LoadFailureProps {
  title: string;
  error: unknown;
  /** By default the loaders of the page run again. */
  retry?: () => Promise<unknown>;
  /** Shows a smaller message, for a part of a form. */
  small?: boolean;
}

export function LoadFailure({ title, error, small = false, retry }: LoadFailureProps) {
  const { t, i18n } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const [retrying, setRetrying] = useState(false);

  async function tryAgain() {
    if (!retry) return revalidate();
    setRetrying(true);
    await retry().finally(() => setRetrying(false));
  }

  // The first load may be refused before the page can ask for the proof.
  const neverAsked = !retry && hasCode(error, 'AUT015');
  useEffect(() => {
    if (neverAsked) void revalidate();
  }, [neverAsked, revalidate]);

  if (neverAsked && state === 'loading') return null;
  const again = (
    <Button
      variant={small ? 'plain' : 'quiet'}
      busy={retry ? retrying : state === 'loading'}
      onClick={() => void tryAgain()}
    >
      {t('errors:retry')}
    </Button>
  );
  const isCanceled = error instanceof NotConfirmed;
  if (small) {
    return (
      <Notice tone={isCanceled ? 'calm' : 'bad'} title={isCanceled ? explain(i18n, error) : title}>
        {!isCanceled && <p>{explain(i18n, error)}</p>}
        {again}
      </Notice>
    );
  }
  return (
    <ErrorState title={title} actions={again}>
      {explain(i18n, error)}
    </ErrorState>
  );
}
