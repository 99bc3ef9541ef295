import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ActionButtons } from '../act/action-buttons.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useChangedSet } from '../act/use-changed-set.ts';
import { useMay } from '../frame/staff.ts';
import { useRoleNames } from './use-role-names.ts';
import type { UserDetail } from './user-detail.ts';
import { rolesForm, userForms } from './user-forms.ts';
import { UserStatus } from './user-status.tsx';

type Action = keyof typeof userForms;

/** Whether the state of the account allows the action. */
const conditions: Readonly<Record<Action, (user: UserDetail) => boolean>> = {
  forceLogout: ({ sessions }) => sessions.length > 0,
  unfreeze: ({ status }) => status === 'frozen',
  freeze: ({ status }) => status === 'active',
};
const actions = Object.keys(conditions) as Action[];

/** What the permissions of the person and the state of the account allow. Nobody changes the own account here. */
export function UserButtons({ user }: { user: UserDetail }) {
  const { t, i18n } = useTranslation('admin-users');
  const may = useMay();
  if (user.userId === readSession()?.userId) return null;
  const { userId, version, username, status } = user;

  return (
    <>
      {may('roles.write') && <AssignRoles user={user} />}
      <ActionButtons
        offered={may('users.freeze') ? actions.filter((action) => conditions[action](user)) : []}
        verbOf={(action) => t(`actions.${action}.verb`)}
        dialog={(action, opening) => (
          <ActionDialog
            {...opening}
            form={userForms[action]}
            title={t(`actions.${action}.title`, { name: username })}
            verb={t(`actions.${action}.verb`)}
            effect={t(`actions.${action}.effect`, { name: username })}
            values={{ userId, version }}
            reason
            offered={conditions[action](user)}
            present={<UserStatus status={status} />}
            done={() => i18n.t(`admin-users:actions.${action}.done`, { name: username })}
          />
        )}
      />
    </>
  );
}

function AssignRoles({ user: { userId, version, username, roles: present } }: { user: UserDetail }) {
  const { t, i18n } = useTranslation('admin-users');
  const { roles, nameOf } = useRoleNames();
  const [open, setOpen] = useState(false);
  const { chosen, choose, reset } = useChangedSet(present);
  const choices = [...new Set([...roles, ...present])];
  const toggle = (role: string, isChosen: boolean) =>
    choose(isChosen ? [...chosen, role] : chosen.filter((each) => each !== role));
  return (
    <>
      <Button
        variant="quiet"
        className="min-h-11 px-5 lg:min-h-9"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('actions.assignRoles.verb')}
      </Button>
      <ActionDialog
        form={rolesForm}
        open={open}
        onClose={() => setOpen(false)}
        title={t('actions.assignRoles.title', { name: username })}
        verb={t('actions.assignRoles.verb')}
        effect={t('actions.assignRoles.effect', { name: username })}
        values={{ userId, version, roles: JSON.stringify(chosen) }}
        reason
        present={<p>{present.map(nameOf).join(t('separator')) || t('noRoles')}</p>}
        done={() => i18n.t('admin-users:actions.assignRoles.done', { name: username })}
      >
        {() => (
          <fieldset className="border-t border-hairline pt-2">
            <legend className="sr-only">{t('fields.roles')}</legend>
            {choices.map((role) => (
              <label key={role} className="flex min-h-11 items-center gap-3 lg:min-h-9">
                <input
                  type="checkbox"
                  className="size-4 accent-sky"
                  checked={chosen.includes(role)}
                  onChange={(event) => toggle(role, event.target.checked)}
                />
                {nameOf(role)}
              </label>
            ))}
          </fieldset>
        )}
      </ActionDialog>
    </>
  );
}
