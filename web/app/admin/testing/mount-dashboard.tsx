import type { InputOf, OutputOf, Permission } from '@junyao/commerce/contract';
import { permissions as allPermissions } from '@junyao/commerce/contract/permissions';
import { href } from 'react-router';
import { expect, vi } from 'vitest';
// The screen imports its drawings later. With these imports, the drawings are there at once.
import '../dashboard/chart.tsx';
import Dashboard from '../dashboard/dashboard.tsx';
import '../dashboard/sparkline.tsx';
import { addDays, countDays } from '../time/workshop-day.ts';
import { mountScreen } from './mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from './stub-commerce.ts';

type Answer = NonNullable<OutputOf<'GET /admin/dashboard/query'>['figures']>;
type Key = 'GET /admin/dashboard/query';

export const todo = {
  toShip: 3,
  parcelsToReturn: 0,
  orderRefunds: 0,
  wallets: 1000,
  openReconciliations: 0,
  booksFindings: 0,
  expiringHolds: 0,
  unpriced: 1,
  pricedOffSale: 0,
  unreadMessages: 0,
};

/** Each day has sales of ¥10 and two orders; each day of the period before has half of that. */
export function figuresOf({ from = '', to = '' }: InputOf<Key>, changes: Partial<Answer> = {}): Response {
  const length = countDays(from, to);
  const days = (first: string, sales: number, orders: number) =>
    Array.from({ length }, (_, index) => ({
      day: addDays(first, index),
      sales,
      orders,
      newMembers: 0,
      orderRefunds: 0,
      chargeRefunds: 0,
      liability: 100,
    }));
  const answer: Answer = {
    from,
    to,
    until: null,
    sales: { now: 10 * length, before: 5 * length },
    orders: { now: 2 * length, before: length },
    newMembers: { now: 0, before: 0 },
    orderRefunds: { now: 0, before: 0 },
    chargeRefunds: { now: 30, before: 20 },
    liability: { now: 100, before: 100 },
    books: { checkedAt: '2026-03-02T03:00:00.000Z', findings: 0, sealed: 18204 },
    backup: null,
    endingCertificates: [],
    days: days(from, 10, 2),
    daysBefore: days(addDays(from, -length), 5, 1),
    hours: [],
    hoursBefore: [],
    ...changes,
  };
  return answered({ figures: answer });
}

type Asked = (input: InputOf<Key>) => Response | Promise<Response>;

/** For tests with happy-dom. The test sets the clock. */
export async function mountDashboard(
  figures: Asked = figuresOf,
  { permissions = allPermissions as readonly Permission[], counts = () => answered(todo), search = '' } = {},
) {
  const calls = stubCommerce({
    'GET /admin/todo': counts,
    ['GET /admin/dashboard/query' satisfies Key]: figures,
  });
  await mountScreen(Dashboard, { permissions, address: href('/admin') + search });
  await settle();
  return { asked: () => inputsOf(calls, 'GET /admin/dashboard/query') };
}

export const settle = () => vi.waitFor(() => expect(document.querySelectorAll('.skeleton')).toHaveLength(0));
