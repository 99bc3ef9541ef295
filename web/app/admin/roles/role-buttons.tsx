import { ActionsOf } from '../act/define-actions.tsx';
import { useMay } from '../frame/staff.ts';
import { roleActions } from './actions.tsx';
import type { RoleDetail } from './role-detail.ts';

export function RoleButtons({ role }: { role: RoleDetail }) {
  return <ActionsOf actions={roleActions} row={{ ...role, isWithin: role.permissions.every(useMay()) }} />;
}
