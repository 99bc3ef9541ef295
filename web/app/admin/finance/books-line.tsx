import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

/** Leads to the check of the books and the trial balance. */
export function BooksLine() {
  const { t } = useTranslation('admin-finance');
  const { data } = useSWR('admin-books-line', () => get('/admin/finance/audit', {}));
  if (!data) return null;
  const { checkedAt, findings } = data;
  return (
    <Link
      to={href('/admin/finance/books')}
      className="inline-flex min-h-11 items-center gap-x-2 hover:underline lg:min-h-9"
    >
      {checkedAt === null ? (
        <StatusMark tone="unknown">{t('ledger.notChecked')} ›</StatusMark>
      ) : (
        <StatusMark tone={findings.length === 0 ? 'good' : 'bad'}>
          {findings.length === 0 ? t('ledger.books') : t('ledger.findings', { count: findings.length })}
          {' · '}
          <WorkshopTime value={checkedAt} /> ›
        </StatusMark>
      )}
    </Link>
  );
}
