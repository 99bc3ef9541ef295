import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

interface MissingProps {
  /** Undefined when the address names no number. */
  error: unknown;
  /** The title of the message when loading failed. */
  failed: string;
}

export function Missing({ error, failed }: MissingProps) {
  const { t } = useTranslation('wallet');
  const noNumber = error === undefined || hasCode(error, 'SYS007');
  if (!noNumber && !hasCode(error, 'CHG001', 'REF001')) return <LoadFailure title={failed} error={error} />;
  return (
    <EmptyState
      title={t(noNumber ? 'numberNotFound' : 'infoNotFound')}
      actions={
        <Link to={href('/user/wallet')} className={buttonClass('quiet')}>
          {t('toWallet')}
        </Link>
      }
    />
  );
}
