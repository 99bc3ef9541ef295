import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { StatusMark } from '../../ui/status-mark.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

type Books = OutputOf<'GET /admin/finance/trial_balance'>['books'];

/** The last check of the books, and the way to it. */
export function LastCheck({ books }: { books: Books }) {
  const { t } = useTranslation('admin-finance');
  const count = books?.findings ?? 0;
  const mayNeedAnother = !books || (books.bookedLater && count === 0);
  return (
    <span className="flex flex-wrap gap-x-4">
      <StatusMark tone={toneOf(true, books)}>
        {books ? (
          <>
            {t('check.at')} <WorkshopTime value={books.checkedAt} whole />
            {t(count > 0 ? 'check.findings' : 'check.clean', { count })}
          </>
        ) : (
          t('check.never')
        )}
      </StatusMark>
      {books && mayNeedAnother && <span className="text-stone">{t('check.later')}</span>}
      {(mayNeedAnother || count > 0) && (
        <Link
          to={href('/admin/finance/books')}
          className="whitespace-nowrap text-sky underline decoration-sky/40 print:hidden"
        >
          {t(mayNeedAnother ? 'check.run' : 'check.seeFindings')}
        </Link>
      )}
    </span>
  );
}

/** Equal sums are proven only if the check of the books found nothing. */
export function toneOf(isEqual: boolean, books: Books): 'good' | 'bad' | 'unknown' {
  if (!isEqual || (books && books.findings > 0)) return 'bad';
  return books ? 'good' : 'unknown';
}
