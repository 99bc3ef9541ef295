import { useTranslation } from 'react-i18next';
import { Timeline } from '../record/timeline.tsx';
import type { RoleDetail } from './role-detail.ts';
import { usePermissionWords } from './use-permission-words.ts';

export function RoleHistory({ role: { history } }: { role: RoleDetail }) {
  const { t } = useTranslation('admin-roles');
  const { wordsOf } = usePermissionWords();
  if (history.length === 0) return <p className="text-stone">{t('noHistory')}</p>;
  return (
    <Timeline
      label={t('parts.history')}
      entries={history.map(({ action, at, by, added, removed, formerName, reason }, index) => ({
        key: String(index),
        at,
        by,
        title: t(`history.${action}`, { name: formerName }),
        text: [
          ...(reason ? [reason] : []),
          ...added.map((each) => `+ ${wordsOf(each)}`),
          ...removed.map((each) => `− ${wordsOf(each)}`),
        ].join('\n'),
      }))}
    />
  );
}
