import type { Permission } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useMay } from '../frame/staff.ts';
import { areas } from './permission-areas.ts';
import { isReadyMade } from './ready-made.ts';
import { usePermissionWords } from './use-permission-words.ts';
import { useRoleName } from './use-role-name.ts';

interface PermissionChoicesProps {
  chosen: readonly Permission[];
  onChoose: (chosen: Permission[]) => void;
}

/** The ready-made roles come first, and each permission by itself is for those who look for it. */
export function RolePermissions({ chosen, onChoose }: PermissionChoicesProps) {
  const { t } = useTranslation('admin-roles');
  const may = useMay();
  const nameOf = useRoleName();
  const { data } = useSWR('admin-roles-to-copy', () => get('/admin/roles/query', { pageSize: 100 }));
  const roles = (data?.items ?? [])
    .map(({ name, permissions }) => ({ name, permissions: permissions.filter(may) }))
    .toSorted((one, other) => Number(isReadyMade(other.name)) - Number(isReadyMade(one.name)));
  const isChosen = (permissions: readonly Permission[]) =>
    permissions.length === chosen.length && permissions.every((each) => chosen.includes(each));
  return (
    <div>
      <fieldset>
        <legend className="mb-1.5 text-stone">{t('like')}</legend>
        {roles.map(({ name, permissions }) => (
          <label key={name} className="flex min-h-11 items-center gap-3 border-b border-hairline lg:min-h-9">
            <input
              type="radio"
              className="size-4 shrink-0 accent-sky"
              checked={isChosen(permissions)}
              onChange={() => onChoose(permissions)}
            />
            {nameOf(name)}
            <span className="ml-auto text-label text-stone tabular-nums">
              {t('permissionCount', { count: permissions.length })}
            </span>
          </label>
        ))}
      </fieldset>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 text-sky lg:min-h-9">
          {t('advanced', { count: chosen.length })}
        </summary>
        <PermissionChoices chosen={chosen} onChoose={onChoose} />
      </details>
    </div>
  );
}

/** Nobody gives or takes permissions that they lack themselves. */
function PermissionChoices({ chosen, onChoose }: PermissionChoicesProps) {
  const { t } = useTranslation('admin-roles');
  const may = useMay();
  const { wordsOf } = usePermissionWords();
  const offered = areas
    .map(({ key, see, act }) => ({ key, see, permissions: [see, ...act].filter(may) }))
    .filter(({ permissions }) => permissions.length > 0);

  /** Nobody acts on a screen that they do not see. */
  function toggle(permission: Permission, { see, permissions }: (typeof offered)[number], isChosen: boolean) {
    const removed = permission === see ? permissions : [permission];
    onChoose(
      isChosen
        ? [...new Set([...chosen, ...[see].filter(may), permission])]
        : chosen.filter((each) => !removed.includes(each)),
    );
  }

  return (
    <div>
      {offered.map((area) => (
        <fieldset
          key={area.key}
          className="grid border-t border-hairline py-1 sm:grid-cols-[7rem_minmax(0,1fr)]"
          aria-label={t(`areas.${area.key}`)}
        >
          <p aria-hidden="true" className="pt-2.5 text-stone lg:pt-1.5">
            {t(`areas.${area.key}`)}
          </p>
          <div>
            {area.permissions.map((permission) => (
              <label key={permission} className="flex min-h-11 items-start gap-3 py-2.5 lg:min-h-8 lg:py-1.5">
                <input
                  type="checkbox"
                  className="mt-1 size-4 shrink-0 accent-sky"
                  checked={chosen.includes(permission)}
                  onChange={(event) => toggle(permission, area, event.target.checked)}
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
