import type { OutputOf, Permission } from '@junyao/commerce/contract';
import { createContext, useContext } from 'react';

export type Staff = OutputOf<'GET /admin/session'> & {
  username: string;
};

export const StaffContext = createContext<Staff>({ username: '', roles: [], permissions: [] });

export function useStaff(): Staff {
  return useContext(StaffContext);
}

/** Commerce checks the permission of every call again. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useStaff();
  return (permission) => permissions.includes(permission);
}
