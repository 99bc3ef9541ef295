import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { ActionButtons } from '../act/action-buttons.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useMay } from '../frame/staff.ts';
import { AssignRoles } from './assign-roles.tsx';
import type { UserDetail } from './user-detail.ts';
import { userForms } from './user-forms.ts';
import { UserStatus } from './user-status.tsx';

type Action = keyof typeof userForms;

const conditions: Readonly<Record<Action, (user: UserDetail) => boolean>> = {
  forceLogout: ({ sessions }) => sessions.length > 0,
  unfreeze: ({ status }) => status === 'frozen',
  freeze: ({ status }) => status === 'active',
};
const actions = Object.keys(conditions) as Action[];

/** People cannot change their own account here. */
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
        forms={userForms}
        record={{ userId }}
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
