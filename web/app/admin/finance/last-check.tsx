import type { OutputOf } from '@junyao/commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { StatusMark } from '../../ui/status-mark.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

type Books = OutputOf<'GET /admin/finance/trial_balance'>['books'];

export function LastCheck({ books }: { books: Books }) {
  const { t } = useTranslation('admin-finance');
  if (!books) {
    return (
      <>
        <StatusMark tone="unknown">{t('check.never')}</StatusMark> <ToBooks>{t('check.run')}</ToBooks>
      </>
    );
  }
  const { checkedAt, findings, bookedLater } = books;
  const time = <WorkshopTime value={checkedAt} whole />;
  if (findings > 0) {
    return (
      <>
        <StatusMark tone="bad">
          {t('check.at')} {time}
          {t('check.findings', { count: findings })}
        </StatusMark>{' '}
        <ToBooks>{t('check.seeFindings')}</ToBooks>
      </>
    );
  }
  return (
    <>
      <StatusMark tone="good">
        {t('check.at')} {time}
        {t('check.clean')}
      </StatusMark>
      {bookedLater && (
        <span className="text-stone">
          {t('check.later')} <ToBooks>{t('check.run')}</ToBooks>
        </span>
      )}
    </>
  );
}

/** Equal sums are proven only if the check of the books found nothing. */
export function toneOf(isEqual: boolean, books: Books): 'good' | 'bad' | 'unknown' {
  if (!isEqual || (books && books.findings > 0)) return 'bad';
  return books ? 'good' : 'unknown';
}

function ToBooks({ children }: { children: ReactNode }) {
  return (
    <Link
      to={href('/admin/finance/books')}
      className="whitespace-nowrap text-sky underline decoration-sky/40 print:hidden"
    >
      {children}
    </Link>
  );
}
