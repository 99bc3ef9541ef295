import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useChangedSet } from '../act/use-changed-set.ts';
import { rolesForm } from './roles-form.ts';
import { useRoleNames } from './use-role-names.ts';
import type { UserDetail } from './user-detail.ts';

interface AssignRolesProps {
  user: UserDetail;
  open: boolean;
  onClose: () => void;
}

export function AssignRoles({ user, ...opening }: AssignRolesProps) {
  const { userId, version, username, roles: present } = user;
  const { t, i18n } = useTranslation('admin-users');
  const { nameOf, reload } = useRoleNames();
  const { chosen, choose } = useChangedSet(present);
  return (
    <ActionDialog
      {...opening}
      form={rolesForm}
      title={t('actions.assignRoles.title', { name: username })}
      verb={t('actions.assignRoles.verb')}
      effect={t('actions.assignRoles.effect', { name: username })}
      values={{ userId, version, roles: JSON.stringify(chosen) }}
      reason
      present={
        <>
          <p>{present.map(nameOf).join(t('separator')) || t('noRoles')}</p>
          <p>{t('actions.assignRoles.kept')}</p>
        </>
      }
      done={() => i18n.t('admin-users:actions.assignRoles.done', { name: username })}
      onRefused={reload}
    >
      {() => <RoleChoices present={present} chosen={chosen} onChoose={choose} />}
    </ActionDialog>
  );
}

interface RoleChoicesProps {
  present: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Roles that the person may not assign are shown as disabled boxes and stay with the account. */
function RoleChoices({ present, chosen, onChoose }: RoleChoicesProps) {
  const { t, i18n } = useTranslation('admin-users');
  const { assignable, error, nameOf } = useRoleNames();
  const reasonId = useId();
  const fixed = present.filter((role) => !assignable?.includes(role));
  const toggle = (role: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, role] : chosen.filter((each) => each !== role));
  if (!assignable) {
    return error ? (
      <p role="alert">{explain(i18n, error)}</p>
    ) : (
      <p className="text-stone">{t('rolesLoading')}</p>
    );
  }
  return (
    <fieldset className="border-t border-hairline pt-2">
      <legend className="sr-only">{t('fields.roles')}</legend>
      {assignable.map((role) => (
        <label key={role} className={line}>
          <input
            type="checkbox"
            className="size-4 accent-sky"
            checked={chosen.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          {nameOf(role)}
        </label>
      ))}
      {fixed.map((role) => (
        <label key={role} className={`${line} text-stone`}>
          <input type="checkbox" className="size-4" checked disabled aria-describedby={reasonId} />
          {nameOf(role)}
        </label>
      ))}
      {fixed.length > 0 && (
        <p id={reasonId} className="text-stone">
          {t('actions.assignRoles.beyond', { count: fixed.length })}
        </p>
      )}
      {assignable.length === 0 && <p className="text-stone">{t('actions.assignRoles.none')}</p>}
    </fieldset>
  );
}

const line = 'flex min-h-11 items-center gap-3 lg:min-h-9';
