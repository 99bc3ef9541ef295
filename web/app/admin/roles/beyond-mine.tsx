import type { Permission } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { usePermissionWords } from './use-permission-words.ts';

interface BeyondMineProps {
  permissions: readonly Permission[];
  of: 'edit' | 'clone' | 'record';
}

export function BeyondMine({ permissions, of }: BeyondMineProps) {
  const { t } = useTranslation('admin-roles');
  const { wordsOf } = usePermissionWords();
  if (permissions.length === 0) return null;
  return (
    <div className="text-stone">
      <p>{t(`beyond.${of}`, { count: permissions.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {permissions.map((permission) => (
          <li key={permission}>{wordsOf(permission)}</li>
        ))}
      </ul>
    </div>
  );
}
