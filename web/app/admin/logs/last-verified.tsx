import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useMay } from '../frame/staff.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';

/** A whole check of the books verifies both sealed chains. The result of the button "Verify" is not stored. */
export function LastVerified() {
  const { t } = useTranslation('admin-logs');
  const language = useLanguage();
  const asked = useMay()('finance.read');
  const { data } = useSWR(asked ? 'admin-last-verified' : null, () =>
    get('/admin/finance/audits', { whole: 'true', pageSize: 10 }),
  );
  const [check] = data?.items ?? [];
  if (!check) return null;
  const { checkedAt, by, sealed, findings } = check;
  const broken = findings.filter(({ seal }) => seal !== null).length;
  return (
    <Link
      to={href('/admin/finance/books')}
      className="inline-flex min-h-11 items-center no-underline hover:underline lg:min-h-9"
    >
      <StatusMark tone={broken === 0 ? 'good' : 'bad'}>
        {t('lastVerified.at')} <WorkshopTime value={checkedAt} />{' '}
        <span className="text-stone">
          {by ? t('lastVerified.by', { name: by.username }) : t('lastVerified.byShop')}
          {t('lastVerified.comma')}
          {broken > 0
            ? t('lastVerified.broken', { count: broken })
            : t('lastVerified.intactRows', { count: sealed, rows: sealed.toLocaleString(language) })}
        </span>
      </StatusMark>
    </Link>
  );
}
