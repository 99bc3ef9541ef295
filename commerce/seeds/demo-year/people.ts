import { addAddress } from '../../src/addresses/add-address.ts';
import { createMember } from '../../src/auth/register.ts';
import { type Member, openSession } from '../../src/auth/session.ts';
import { transaction } from '../../src/db/transaction.ts';
import type { Language } from '../../src/locales.ts';
import type { Services } from '../../src/services.ts';
import { device, type Person } from './ask.ts';
import type { Random } from './random.ts';
import { englishNames, familyNames, givenNames, places } from './words.ts';

export interface Buyer extends Person {
  member: Member;
  name: string;
  username: string;
  addressId: string;
}

interface NewPerson {
  name: string;
  username: string;
  phone: string;
  language: Language;
}

export const phoneOf = (number: number) => String(13_900_001_000 + number);

/** Every seventh person writes English. */
export function inventPerson(random: Random, number: number): NewPerson {
  const phone = phoneOf(number);
  if (number % 7 === 3) {
    const name = random.one(englishNames);
    return { name, username: `${name.replace(' ', '.')}${number}`, phone, language: 'en' };
  }
  const [family, latinFamily] = random.one(familyNames);
  const [given, latinGiven] = random.one(givenNames);
  return { name: family + given, username: `${latinFamily}_${latinGiven}${number}`, phone, language: 'zh' };
}

/** The member has the password of the demo accounts. */
export async function registerBuyer(
  { db, clock }: Services,
  random: Random,
  { passwordHash, name, username, phone, language }: NewPerson & { passwordHash: string },
): Promise<Buyer> {
  const at = clock.now();
  const userId = crypto.randomUUID();
  const [province, city, district, street] = random.one(places);
  const region = {
    province,
    city,
    district,
    street: `${street} ${random.whole(1, 28)}0${random.whole(1, 6)} 室`,
  };
  const email = random.chance(0.4) ? `${username.toLowerCase()}@example.com` : undefined;
  const ip = `198.51.100.${random.whole(1, 250)}`;
  const addressId = await transaction(db, async (trx) => {
    await createMember(trx, { id: userId, username, phone, email, passwordHash, at });
    const address = { ...region, recipientName: name, phone, isDefault: true };
    return (await addAddress(trx, { ...address, userId, at })).id;
  });
  const member = { userId, phone, sessionId: crypto.randomUUID(), hasRole: false, confirmedAt: at };
  const buyer = { member, name, username, addressId, language, ip };
  await logIn({ db, clock }, buyer);
  return buyer;
}

export async function logIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { member, ip }: Buyer,
): Promise<void> {
  const at = clock.now();
  const { userId } = member;
  await transaction(db, async (trx) => {
    const open = { id: userId, status: 'active' as const };
    if ((await trx('users').where(open).update({ lastLoginAt: at })) === 0) return;
    await openSession(trx, { userId, remember: true, device, ip, at });
  });
}
