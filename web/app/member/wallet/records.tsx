import type { WalletRecord } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { LocalTime } from '../../private/local-time.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';

/** Where five columns do not fit, each record is a block of its own. */
export function Records({ records }: { records: WalletRecord[] }) {
  const { t } = useTranslation('wallet');
  const head = 'py-3 pr-6 font-normal text-stone last:pr-0';
  return (
    <table className="w-full border-t border-hairline max-xl:block">
      <caption className="sr-only">{t('records.title')}</caption>
      <thead className="max-xl:sr-only">
        <tr className="border-b border-hairline text-left">
          <th scope="col" className={head}>
            {t('records.scene')}
          </th>
          <th scope="col" className={head}>
            {t('records.transactionNo')}
          </th>
          <th scope="col" className={head}>
            {t('records.time')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('records.amount')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('records.balanceAfter')}
          </th>
        </tr>
      </thead>
      <tbody className="max-xl:block">
        {records.map((record) => (
          <RecordRow key={record.transactionNo} record={record} />
        ))}
      </tbody>
    </table>
  );
}

function RecordRow({ record }: { record: WalletRecord }) {
  const { t } = useTranslation('wallet');
  const { scene, amount } = record;
  return (
    <tr className="border-b border-hairline align-baseline max-xl:grid max-xl:grid-cols-[1fr_auto] max-xl:gap-x-4 max-xl:py-4 xl:[&>td]:py-3 xl:[&>td]:pr-6 xl:[&>td:last-child]:pr-0">
      <td>
        <span className="mr-3">{t(`scenes.${scene}`, { defaultValue: t('scenes.UNKNOWN') })}</span>
        <RecordLink record={record} />
      </td>
      <td className="break-all text-stone xl:whitespace-nowrap tabular-nums max-xl:order-4 max-xl:col-span-2 max-xl:text-label">
        {record.transactionNo}
      </td>
      <td className="text-stone max-xl:order-2 max-xl:text-label xl:whitespace-nowrap">
        <LocalTime value={record.createdAt} />
      </td>
      <td className={`text-right whitespace-nowrap tabular-nums ${amount > 0 ? 'text-kiln' : ''}`}>
        {amount > 0 && '+'}
        {formatMoney(amount)}
      </td>
      <td className="text-right whitespace-nowrap text-stone tabular-nums max-xl:order-3 max-xl:text-label">
        <span className="xl:hidden">{t('records.balanceAfter')} </span>
        {formatMoney(record.balanceAfter)}
      </td>
    </tr>
  );
}

function RecordLink({ record: { orderNo, refundNo, chargeNo } }: { record: WalletRecord }) {
  const { t } = useTranslation('wallet');
  const found = orderNo
    ? { to: withQuery(href('/user/order/detail'), { orderNo }), key: 'order' }
    : refundNo
      ? { to: href('/user/wallet/refund/detail/:refundNo?', { refundNo }), key: 'refund' }
      : chargeNo
        ? { to: href('/user/wallet/charge/detail/:chargeNo?', { chargeNo }), key: 'charge' }
        : null;
  if (!found) return null;
  return (
    <Link
      to={found.to}
      className="inline-block whitespace-nowrap text-sky underline decoration-sky/40 hover:decoration-sky"
    >
      {t(`records.${found.key}`)}
    </Link>
  );
}
