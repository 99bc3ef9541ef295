import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { SubList } from '../record/sub-list.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

/** The newest entries of the member's wallet, each with the balance after it. */
export function UserLedger({ userId }: { userId: string }) {
  const { t } = useTranslation(['admin-users', 'wallet']);
  return (
    <SubList
      name={`ledger:${userId}`}
      load={() => get('/admin/wallets/records', { userId })}
      failed={t('ledgerFailed')}
      empty={t('noLedger')}
      rowId={({ transactionNo }) => transactionNo}
      row={({ scene, createdAt, amount, balanceAfter }) => (
        <>
          <span>{t(`wallet:scenes.${scene}`, { defaultValue: t('wallet:scenes.UNKNOWN') })}</span>
          <span className="text-stone">
            <WorkshopTime value={createdAt} />
          </span>
          <span className="ml-auto tabular-nums">{formatMoney(amount)}</span>
          <span className="w-28 text-right text-stone tabular-nums">{formatMoney(balanceAfter)}</span>
        </>
      )}
    />
  );
}
