import { readSession } from '../../session/session.ts';
import { ActionsOf } from '../act/define-actions.tsx';
import { useMay } from '../frame/staff.ts';
import { userActions } from './actions.tsx';
import { AssignRoles } from './assign-roles.tsx';
import type { UserDetail } from './user-detail.ts';

/** People cannot change their own account here. */
export function UserButtons({ user }: { user: UserDetail }) {
  const may = useMay();
  if (user.userId === readSession()?.userId) return null;
  return (
    <>
      {may('roles.write') && <AssignRoles user={user} />}
      <ActionsOf actions={userActions} row={user} />
    </>
  );
}
