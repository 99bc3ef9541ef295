import { ActionsOf } from '../act/define-actions.tsx';
import { useMe } from '../frame/staff.ts';
import { userActions } from './actions.tsx';
import type { UserDetail } from './user-detail.ts';

/** People cannot change their own account here. */
export function UserButtons({ user }: { user: UserDetail }) {
  const { userId } = useMe();
  return user.userId !== userId && <ActionsOf actions={userActions} row={user} />;
}
