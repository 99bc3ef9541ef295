import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Part } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { FrozenMoney } from './frozen-money.tsx';
import type { WalletDetail } from './wallet-detail.ts';

export function HeldMoney({ held }: Pick<WalletDetail, 'held'>) {
  const { t } = useTranslation('admin-wallets');
  if (held.length === 0) return null;
  return (
    <Part title={t('parts.held')}>
      <ul>
        {held.map(({ refundNo, amount, appliedAt, approved }) => (
          <li key={refundNo} className="border-b border-hairline py-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={href('/admin/wallet-manage/refunds/:refundNo', { refundNo })}
                className="text-sky tabular-nums underline decoration-sky/40"
              >
                {refundNo}
              </Link>
              <FrozenMoney amount={amount} />
            </div>
            <p className="text-label text-stone">
              <WorkshopTime value={appliedAt} /> · {t(approved ? 'held.approved' : 'held.waiting')}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
