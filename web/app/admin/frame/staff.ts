import type { OutputOf, Permission } from '@junyao/commerce/contract';
import { createContext, useContext } from 'react';
import { readSession } from '../../session/session.ts';

export type Staff = OutputOf<'GET /admin/session'> & {
  username: string;
};

export const StaffContext = createContext<Staff>({
  username: '',
  roles: [],
  permissions: [],
  decidesAlone: false,
});

export function useStaff(): Staff {
  return useContext(StaffContext);
}

export interface Me {
  userId: string | undefined;
  /** An Owner whom nobody could relieve posts own credits and reversals. */
  decidesAlone: boolean;
}

export function useMe(): Me {
  const { decidesAlone } = useStaff();
  return { userId: readSession()?.userId, decidesAlone };
}

/** Commerce checks the permission of every call again. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useStaff();
  return (permission) => permissions.includes(permission);
}
