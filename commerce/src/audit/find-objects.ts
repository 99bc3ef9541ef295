import type { Db } from '../db/db.ts';
import { namesShownAs } from '../roles/role.ts';
import { membersBegunBy, membersCalled } from '../users/members-called.ts';

/** The kinds of objects of the log whose ids people know: numbers, codes and names. */
const kinds = [
  ...['order', 'product', 'charge', 'refund', 'role', 'message', 'notice', 'proposal', 'matching'],
  ...['difference', 'statement', 'list'],
];

/**
 * The objects of the log that a text means: an object such as `order:JO…`, or only its number, code or name. A phone
 * number or a username means the account and the wallet of the member.
 * @param begun whether the beginning of a username means its member, too
 */
export async function findObjects(db: Db, text: string, { begun = false } = {}): Promise<string[]> {
  const ids = [...new Set([text, text.toUpperCase(), ...namesShownAs(text)])];
  const members = [...(await membersCalled(db, text)), ...(begun ? await membersBegunBy(db, text) : [])];
  const candidates = [
    text,
    ...kinds.flatMap((kind) => ids.map((id) => `${kind}:${id}`)),
    ...members.flatMap(({ id }) => [`user:${id}`, `wallet:${id}`]),
  ];
  const found = await db('auditLog').whereIn('object', candidates).distinct('object');
  return found.map(({ object }) => object);
}
