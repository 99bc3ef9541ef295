import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pagination } from '../../ui/pagination.tsx';

interface ListPagesProps {
  page: number;
  pageCount: number;
  label?: string;
  addressOf: (page: number) => string;
}

export function ListPages({ addressOf, ...pages }: ListPagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(page) => t('page', { page })}
      renderLink={({ page, ...link }) => <Link to={addressOf(page)} {...link} />}
      {...pages}
    />
  );
}
