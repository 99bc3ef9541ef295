import { useTranslation } from 'react-i18next';
import { hasCode, NotConfirmed } from '../api/errors.ts';
import { explain } from '../api/explain.ts';
import { retryAfterMinutes } from '../api/retry-after.ts';
import { Notice } from '../ui/notice.tsx';
import { ElsewhereError } from './elsewhere-error.ts';
import { isNotDone } from './is-not-done.ts';

interface FactorFailureProps {
  /** Nothing is shown while it is undefined. */
  failure: unknown;
  title: string;
  /** Whether a passkey is offered too. After too many wrong guesses it may be the only way that stays open. */
  orPasskey?: boolean;
}

/** Why a passkey, a code or a password was not accepted, or why a passkey was not added. */
export function FactorFailure({ failure, title, orPasskey = false }: FactorFailureProps) {
  const { t, i18n } = useTranslation('second-factor');
  if (failure === undefined) return null;
  if (failure instanceof ElsewhereError)
    return <Notice title={t('passkeyElsewhere', { host: failure.host })} />;
  if (isNotDone(failure)) return <Notice title={t('passkeyNotDone')} />;
  if (failure instanceof NotConfirmed) return <Notice tone="calm" title={explain(i18n, failure)} />;
  if (!hasCode(failure, 'SYS003')) return <Notice title={title}>{explain(i18n, failure)}</Notice>;
  return (
    <Notice title={t('tooManyTries')}>
      <p>{t('tryLater', { count: retryAfterMinutes(failure) })}</p>
      {orPasskey && <p>{t('orPasskey')}</p>}
    </Notice>
  );
}
