import type { Permission } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { useMay } from '../frame/staff.ts';
import { areas } from './permission-areas.ts';
import { usePermissionWords } from './use-permission-words.ts';

interface PermissionChoicesProps {
  chosen: readonly Permission[];
  onChoose: (chosen: Permission[]) => void;
}

/** Nobody gives or takes permissions that they lack themselves. */
export function PermissionChoices({ chosen, onChoose }: PermissionChoicesProps) {
  const { t } = useTranslation('admin-roles');
  const may = useMay();
  const { wordsOf } = usePermissionWords();
  const toggle = (permission: Permission, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, permission] : chosen.filter((each) => each !== permission));
  const offered = areas
    .map(({ key, see, act }) => ({ key, permissions: [see, ...act].filter(may) }))
    .filter(({ permissions }) => permissions.length > 0);

  return (
    <div>
      {offered.map(({ key, permissions }) => (
        <fieldset
          key={key}
          className="grid border-t border-hairline py-1 sm:grid-cols-[7rem_minmax(0,1fr)]"
          aria-label={t(`areas.${key}`)}
        >
          <p aria-hidden="true" className="pt-2.5 text-stone lg:pt-1.5">
            {t(`areas.${key}`)}
          </p>
          <div>
            {permissions.map((permission) => (
              <label key={permission} className="flex min-h-11 items-start gap-3 py-2.5 lg:min-h-8 lg:py-1.5">
                <input
                  type="checkbox"
                  className="mt-1 size-4 shrink-0 accent-sky"
                  checked={chosen.includes(permission)}
                  onChange={(event) => toggle(permission, event.target.checked)}
                />
                {wordsOf(permission)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
