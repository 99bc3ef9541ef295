import { readTodo } from '../dashboard/read-todo.ts';
import type { Routes } from '../http/routes.ts';
import { requireRole } from '../roles/find-staff.ts';
import { searchShop } from '../search/search-shop.ts';

export const adminFrameRoutes = {
  'GET /admin/todo': async ({ services: { db, clock }, member }) => {
    const { permissions } = await requireRole(db, member.userId);
    return readTodo(db, clock.now(), permissions, member.userId);
  },

  'GET /admin/search': async ({ services: { db }, member }, { search = '' }) => {
    const { permissions } = await requireRole(db, member.userId);
    return searchShop(db, search, permissions);
  },
} satisfies Partial<Routes>;
