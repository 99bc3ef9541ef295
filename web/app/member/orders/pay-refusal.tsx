import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { hasCode, isUnanswered } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';

/**
 * Shows why the payment failed, or that its result is unknown. If the balance is too low, it links to the
 * wallet.
 */
export function PayRefusal({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('order');
  const tooLow = hasCode(error, 'WAL001');
  const unanswered = isUnanswered(error);
  return (
    <Notice title={t(tooLow ? 'payFailed' : unanswered ? 'pay.unanswered' : 'pay.failed')}>
      <p>{explain(i18n, error)}</p>
      {unanswered && <p className="mt-1">{t('pay.unansweredAdvice')}</p>}
      {tooLow && (
        <Link to={href('/user/wallet')} className="mt-1 inline-block text-sky underline">
          {t('pay.recharge')}
        </Link>
      )}
    </Notice>
  );
}
