import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { withQuery } from '../../../ui/with-query.ts';
import type { ChargeOptions } from './use-charge-options.ts';

/** With the largest allowed number of pending recharges no other can be opened. */
export function PendingCharges({ options }: { options: ChargeOptions }) {
  const { t } = useTranslation('wallet');
  const { pendingCharges: count, maxPendingCharges } = options;
  if (count === 0) return null;
  return (
    <Notice
      tone="calm"
      title={t(count < maxPendingCharges ? 'charge.somePending' : 'charge.tooManyPending', { count })}
    >
      <Link
        to={withQuery(href('/user/wallet/charges'), { status: 'PENDING' })}
        className="text-sky underline decoration-sky/40 hover:decoration-sky"
      >
        {t('charge.toPending')}
      </Link>
    </Notice>
  );
}
