import { useTranslation } from 'react-i18next';
import { hasCode, isUnanswered } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';

export function PayRefusal({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('order');
  const unanswered = isUnanswered(error);
  const title = hasCode(error, 'WAL001') ? 'payFailed' : unanswered ? 'pay.unanswered' : 'pay.failed';
  return (
    <Notice title={t(title)}>
      <p>{explain(i18n, error)}</p>
      {unanswered && <p className="mt-1">{t('pay.unansweredAdvice')}</p>}
    </Notice>
  );
}
