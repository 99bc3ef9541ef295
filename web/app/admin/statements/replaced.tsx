import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';

export function Replaced({ by: matchingId }: { by: string }) {
  const { t } = useTranslation('admin-statements');
  return (
    <span className="text-stone">
      {t('replaced')}{' '}
      <Link
        to={href('/admin/finance/statements/:matchingId', { matchingId })}
        className="text-sky tabular-nums underline decoration-sky/40"
      >
        {t('replacedBy', { matchingId })}
      </Link>
    </span>
  );
}
