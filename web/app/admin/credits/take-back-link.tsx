import { useTranslation } from 'react-i18next';
import { useMay } from '../frame/staff.ts';
import { linkTo } from '../record/record-link.tsx';

/** Money that is in a wallet is taken back on the page of its transaction. */
export function TakeBackLink({ transactionNo }: { transactionNo: string | null }) {
  const { t } = useTranslation('admin-wallets');
  const may = useMay();
  if (!may('credits.post') || !may('finance.read')) return null;
  return <span className="self-center">{linkTo('transaction', transactionNo, t('toTakeBack'))}</span>;
}
