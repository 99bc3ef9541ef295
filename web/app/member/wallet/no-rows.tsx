import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

interface NoRowsProps {
  /** Whether the address filters the list or names a page, so that the whole list may have rows. */
  filtered: boolean;
  title: string;
  advice: string;
}

export function NoRows({ filtered, title, advice }: NoRowsProps) {
  const { t } = useTranslation('wallet');
  const { pathname } = useLocation();
  return (
    <EmptyState
      title={title}
      actions={
        filtered && (
          <Link to={pathname} className={buttonClass('quiet')}>
            {t('showAll')}
          </Link>
        )
      }
    >
      {!filtered && advice}
    </EmptyState>
  );
}
