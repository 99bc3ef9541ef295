import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { explain } from '../api/explain.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';

interface LoadFailureProps {
  title: string;
  error: unknown;
  /** Tries again; the loaders of the page when absent. */
  retry?: () => Promise<unknown>;
}

/** What a page could not load, why, and another try. */
export function LoadFailure({ title, error, retry }: LoadFailureProps) {
  const { t, i18n } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={title}
      actions={
        <Button variant="quiet" busy={state === 'loading'} onClick={() => void (retry ?? revalidate)()}>
          {t('errors:retry')}
        </Button>
      }
    >
      {explain(i18n, error)}
    </ErrorState>
  );
}
