import { runCommand } from '../support/commands.ts';
import type { commerceApi, Member } from '../support/commerce-api.ts';
import type { TestShop } from '../support/test-shop.ts';

/** A new role ends all sessions, so the person logs in again. */
export async function newStaff(
  shop: TestShop['env'],
  api: ReturnType<typeof commerceApi>,
  role: string,
): Promise<Member> {
  const person = await api.register();
  await runCommand(shop, 'staff-role', person.phone, role);
  const session = await api.call('POST /auth/login', { account: person.phone, password: person.password });
  return { ...person, ...session };
}
