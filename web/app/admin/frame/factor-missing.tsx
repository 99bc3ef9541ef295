import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The person's role needs a second factor, and nothing of the admin area opens before it is set up. */
export function FactorMissing() {
  const { t } = useTranslation(['errors', 'second-factor']);
  return (
    <EmptyState
      title={t('code.AUT016')}
      actions={
        <Link to={`${href('/user')}#protection`} className={buttonClass('primary')}>
          {t('second-factor:setUpNow')}
        </Link>
      }
    />
  );
}
