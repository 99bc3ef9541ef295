import type { OutputOf, Permission } from '@junyao/commerce/contract';
import { createContext, useContext } from 'react';

export type Staff = OutputOf<'GET /admin/session'> & {
  /** The name under which colleagues see what this person does. */
  username: string;
};

export const StaffContext = createContext<Staff>({ username: '', roles: [], permissions: [] });

export function useStaff(): Staff {
  return useContext(StaffContext);
}

/**
 * Tells whether the person has a permission. A screen shows a button only if the person has its permission. Commerce
 * checks every call again.
 */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useStaff();
  return (permission) => permissions.includes(permission);
}
