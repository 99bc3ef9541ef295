import { useTranslation } from 'react-i18next';
import { RecordLink } from '../record/record-link.tsx';
import type { Check } from './check-result.tsx';

const codes = ['L2', 'L3', 'L5', 'L6', 'S1', 'S2', 'S3', 'O1', 'O2', 'R1', 'R2', 'U1'] as const;

/** What does not hold, in words, and the row that breaks it. */
export function Findings({ findings }: { findings: Check['findings'] }) {
  const { t } = useTranslation('admin-books');
  return (
    <ul aria-label={t('parts.findings')}>
      {findings.map(({ invariant, subject, about }) => {
        const code = codes.find((each) => invariant.startsWith(`${each} `));
        return (
          <li key={`${invariant} ${subject}`} className="border-b border-hairline py-2">
            <p>{code ? t(`invariants.${code}`) : invariant}</p>
            <p className="mt-0.5 flex flex-wrap gap-x-4 text-stone">
              {about && (
                <RecordLink about={about}>
                  {t(`kinds.${about.kind}`)} {about.id}
                </RecordLink>
              )}
              {subject !== about?.id && <span className="break-all">{subject}</span>}
            </p>
            <p lang="en" className="text-label break-words text-stone">
              {invariant}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
