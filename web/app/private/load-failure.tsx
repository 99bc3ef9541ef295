import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { explain } from '../api/explain.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';

interface LoadFailureProps {
  title: string;
  error: unknown;
  /** Loads again. Without it, the loaders of the page run again. */
  retry?: () => Promise<unknown>;
}

/** Shows what a page could not load and why, with a button to try again. */
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
