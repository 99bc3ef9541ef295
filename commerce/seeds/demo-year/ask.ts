import { contract, type EndpointKey, type InputOf, type OutputOf } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { routes } from '../../src/app.ts';
import type { Member } from '../../src/auth/session.ts';
import { fail } from '../../src/fail.ts';
import { parseInput } from '../../src/http/parse-input.ts';
import type { Call } from '../../src/http/routes.ts';
import type { Language } from '../../src/locales.ts';
import { findStaff, type Staff } from '../../src/roles/find-staff.ts';
import type { Services } from '../../src/services.ts';

/** A visitor has no `member`. */
export interface Person {
  member: Member | Staff | null;
  language: Language;
  ip: string;
}

export type Ask = <Key extends EndpointKey>(
  person: Person,
  key: Key,
  input: InputOf<Key>,
) => Promise<OutputOf<Key>>;

/** Asks the handlers of the API, with the checks of input and permission, but without HTTP and without sessions. */
export function createAsk(services: Services): Ask {
  return async (person, key, input) => {
    const endpoint: Endpoint = contract[key];
    const { access, permission } = endpoint;
    const given = person.member && 'permissions' in person.member ? person.member.permissions : undefined;
    if (access === 'staff' && !(permission && given?.has(permission))) throw fail('forbidden');
    const call: Call = { services, traceId: crypto.randomUUID(), device, image: null, ...person };
    const handler = routes[key] as (call: Call, input: unknown) => Promise<unknown>;
    return (await handler(call, parseInput(endpoint.input, input, person.language))) as OutputOf<typeof key>;
  };
}

export const device = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';

export async function findStaffPerson({ db }: Services, phone: string): Promise<Person> {
  const user = await db('users').where({ phone }).first('id');
  if (!user) throw new Error(`The sample shop has no account with the phone ${phone}.`);
  const member = { userId: user.id, phone, sessionId: crypto.randomUUID(), hasRole: true, confirmedAt: 0 };
  return { member: { ...member, ...(await findStaff(db, user.id)) }, language: 'zh', ip: '192.0.2.10' };
}
