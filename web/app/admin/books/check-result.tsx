import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

export type Check = OutputOf<'GET /admin/finance/audits'>['items'][number];

export function CheckResult({ check }: { check: Check }) {
  const { t } = useTranslation('admin-books');
  const language = useLanguage();
  const { checkedAt, findings, whole, by, sealed, milliseconds } = check;
  const format = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return (
    <>
      <span className="min-w-32">
        <WorkshopTime value={checkedAt} />
      </span>
      <StatusMark tone={findings.length === 0 ? 'good' : 'bad'}>
        {findings.length === 0 ? t('inOrder') : t('notInOrder', { count: findings.length })}
      </StatusMark>
      <span className="text-stone">
        {[t(whole ? 'whole' : 'changes'), by ? t('by', { name: by.username }) : t('byJob')].join(' · ')}
      </span>
      <span className="ml-auto text-stone tabular-nums">
        {[
          sealed !== null && t('sealed', { rows: format(sealed) }),
          milliseconds !== null && t('seconds', { seconds: format(milliseconds / 1000) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
