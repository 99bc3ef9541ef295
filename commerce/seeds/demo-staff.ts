import { createMember } from '../src/auth/register.ts';
import type { Trx } from '../src/db/db.ts';
import { giveRole } from '../src/roles/give-role.ts';
import { demoStaff } from './sample-offers.ts';

/** An existing account stays as it is. */
export async function createDemoStaff(trx: Trx, given: { passwordHash: string; at: number }): Promise<void> {
  const { passwordHash, at } = given;
  for (const { role, ...account } of Object.values(demoStaff)) {
    const { phone } = account;
    if (await trx('users').where({ phone }).first('id')) continue;
    await createMember(trx, { ...account, id: crypto.randomUUID(), passwordHash, at });
    await giveRole(trx, { phone, role, actor: 'system', at });
  }
}
