import { useTranslation } from 'react-i18next';
import { RecordLink } from '../record/record-link.tsx';
import type { Check } from './check-result.tsx';

export function Findings({ findings }: Pick<Check, 'findings'>) {
  const { t } = useTranslation(['admin-books', 'admin-logs']);
  return (
    <ul aria-label={t('parts.findings')}>
      {findings.map(({ invariant, subject, about, name, seal }) => (
        <li key={`${invariant} ${subject}`} className="border-b border-hairline py-2">
          <p>{t(`breaches.${invariant}`, { defaultValue: invariant })}</p>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-stone">
            {seal && (
              <span>
                {t(`admin-logs:verify.chains.${seal.chain}`)}
                {seal.seq !== null && ` ${t('admin-logs:verify.link', { seq: seal.seq })}`}
                {` · ${t(`admin-logs:verify.what.${seal.what}`)}`}
              </span>
            )}
            {about && (
              <RecordLink about={about}>
                {t(`kinds.${about.kind}`)} {name ?? about.id}
              </RecordLink>
            )}
            {!seal && !about && subject !== 'ledger' && <span className="break-all">{subject}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
