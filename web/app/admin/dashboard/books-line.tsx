import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useMay } from '../frame/staff.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { DashboardFigures } from './use-figures.ts';

export function BooksLine({ figures }: { figures: DashboardFigures | undefined }) {
  const may = useMay();
  const line = figures ? <State books={figures.books} /> : ' ';
  return (
    <p className="flex min-h-12 items-center border-y py-1.5 border-hairline">
      {figures && may('finance.read') ? (
        <Link
          to={href('/admin/finance/books')}
          className="inline-flex min-h-11 items-center no-underline hover:underline"
        >
          {line}
        </Link>
      ) : (
        line
      )}
    </p>
  );
}

function State({ books }: Pick<DashboardFigures, 'books'>) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  if (!books) return <StatusMark tone="unknown">{t('books.unchecked')}</StatusMark>;
  const { checkedAt, findings, sealed } = books;
  return (
    <StatusMark tone={findings === 0 ? 'good' : 'bad'}>
      {findings === 0 ? t('books.inOrder') : t('books.findings', { count: findings })}
      <span className="text-stone">
        {t('books.checked')}
        <WorkshopTime value={checkedAt} />
        {sealed !== null && t('books.sealed', { count: sealed, rows: sealed.toLocaleString(language) })}
      </span>
    </StatusMark>
  );
}
