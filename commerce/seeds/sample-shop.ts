import { toFen } from '../contract/money.ts';
import { hashPassword } from '../src/auth/password.ts';
import { createMember } from '../src/auth/register.ts';
import { transaction } from '../src/db/transaction.ts';
import { waitForRoles } from '../src/roles/lock-roles.ts';
import type { Services } from '../src/services.ts';
import { changeUnits } from '../src/stock/change-units.ts';
import { creditForTrying } from './credit-for-trying.ts';
import { createDemoStaff } from './demo-staff.ts';
import { demoMember, sampleBuyer, sampleOffers } from './sample-offers.ts';

/** A piece is listed only when the CMS has published it. */
export async function seedSampleShop({ db, clock, log }: Services): Promise<void> {
  if (await db('users').first('id')) return;
  const passwordHash = await hashPassword(demoMember.password);
  const at = clock.now();
  const seeded = await transaction(db, async (trx) => {
    // When several instances start at once, one creates the sample shop; the others wait and then find it.
    await waitForRoles(trx);
    if (await trx('users').first('id')) return false;
    for (const { username, phone, email, balance } of [demoMember, sampleBuyer]) {
      const member = { username, phone, email, id: crypto.randomUUID(), passwordHash, at };
      await createMember(trx, member);
      // A login needs a verified e-mail address.
      if (email) await trx('users').where({ id: member.id }).update({ emailVerifiedAt: at });
      const credit = {
        phone,
        amountFen: toFen(balance),
        actor: 'system',
        reference: `sample-shop:${username}`,
        at,
      };
      await creditForTrying(trx, credit);
    }
    await createDemoStaff(trx, { passwordHash, at });
    for (const { code, price, specialPrice, stock = 1 } of sampleOffers) {
      await trx('products').insert({
        code,
        documentId: null,
        listed: false,
        searchZh: '',
        searchEn: '',
        sortOrder: 0,
        onSale: true,
        priceFen: toFen(price),
        specialPriceFen: specialPrice === undefined ? null : toFen(specialPrice),
        stock: 0,
        available: 0,
        reserved: 0,
        sold: 0,
        createdAt: at,
      });
      const units = { productCode: code, quantity: stock };
      await changeUnits(trx, 'start', units, { actor: 'system', reason: 'sample shop', at });
    }
    return true;
  });
  if (seeded) log.info({ pieces: sampleOffers.length }, 'seeded the sample shop');
}
