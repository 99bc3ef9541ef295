import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { RecordLink } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { type Doubt, doubtText } from './doubt-text.ts';

export function DoubtList({ doubts }: { doubts: readonly Doubt[] }) {
  const { t, i18n } = useTranslation('admin-doubts');
  if (doubts.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <p className="text-amber">{t('title')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li
            key={`${doubt.kind} ${doubt.at} ${doubt.noticeId} ${doubt.transactionNo}`}
            className="border-b border-hairline py-2"
          >
            <p className="wrap-anywhere">{doubtText(i18n, doubt)}</p>
            <p className="text-label text-stone">
              <WorkshopTime value={doubt.at} /> · <DoubtLink doubt={doubt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DoubtLink({ doubt: { noticeId, transactionNo } }: { doubt: Doubt }) {
  const { t } = useTranslation('admin-doubts');
  if (transactionNo) {
    return <RecordLink about={{ kind: 'transaction', id: transactionNo }}>{transactionNo}</RecordLink>;
  }
  if (noticeId) {
    return (
      <RecordLink about={{ kind: 'notice', id: noticeId }}>{t('toNotice', { number: noticeId })}</RecordLink>
    );
  }
  // The second person to confirm a recharge has to find its number without help, so this link names no record.
  return (
    <Link to={href('/admin/wallet-manage/in-doubt')} className="text-sky underline decoration-sky/40">
      {t('toNotices')}
    </Link>
  );
}
