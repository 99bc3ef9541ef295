import type { Permission } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { areas } from './permission-areas.ts';
import { usePermissionWords } from './use-permission-words.ts';

export function PermissionTable({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('admin-roles');
  return (
    <table className="w-full border-collapse text-small">
      <thead>
        <tr className="border-b border-rim/40 text-left text-label text-stone max-sm:sr-only">
          {(['area', 'see', 'act'] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={`py-1.5 pr-4 font-normal ${column === 'area' ? 'w-24' : 'max-sm:hidden'}`}
            >
              {t(`table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ key, see, act }) => (
          <tr key={key} className="border-b border-hairline align-top max-sm:grid max-sm:py-2">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-stone max-sm:py-0.5">
              {t(`areas.${key}`)}
            </th>
            <td className="py-2 pr-4 max-sm:py-0.5">
              <Marked permission={see} has={permissions.includes(see)} />
            </td>
            <td className="space-y-1 py-2 max-sm:py-0.5">
              {act.map((each) => (
                <Marked key={each} permission={each} has={permissions.includes(each)} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sign differs in shape too, because some people cannot tell the colors apart. */
function Marked({ permission, has }: { permission: Permission; has: boolean }) {
  const { t } = useTranslation('admin-roles');
  const { wordsOf } = usePermissionWords();
  return (
    <p className={`flex gap-2 ${has ? '' : 'text-stone'}`}>
      <span aria-hidden="true" className={`w-3 shrink-0 ${has ? 'text-kiln' : ''}`}>
        {has ? '✓' : '–'}
      </span>
      <span>
        <span className="sr-only">{t(has ? 'table.yes' : 'table.no')} </span>
        {wordsOf(permission)}
      </span>
    </p>
  );
}
