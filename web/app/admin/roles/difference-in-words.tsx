import { useTranslation } from 'react-i18next';
import type { RoleDifference } from './role-difference.ts';
import { usePermissionWords } from './use-permission-words.ts';

export function DifferenceInWords({ added, removed }: RoleDifference) {
  const { t } = useTranslation('admin-roles');
  const { wordsOf } = usePermissionWords();
  if (added.length + removed.length === 0) return <p className="text-stone">{t('actions.edit.none')}</p>;
  return (
    <ul className="space-y-1">
      {added.map((permission) => (
        <li key={permission} className="flex gap-2 text-kiln">
          <span aria-hidden="true">+</span>
          <span>
            <span className="sr-only">{t('actions.edit.added')} </span>
            {wordsOf(permission)}
          </span>
        </li>
      ))}
      {removed.map((permission) => (
        <li key={permission} className="flex gap-2 text-copper">
          <span aria-hidden="true">−</span>
          <span>
            <span className="sr-only">{t('actions.edit.removed')} </span>
            <s>{wordsOf(permission)}</s>
          </span>
        </li>
      ))}
    </ul>
  );
}
