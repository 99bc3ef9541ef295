import type { Db } from '../db/db.ts';
import { namesShownAs } from '../roles/role.ts';
import { membersBegunBy, membersCalled } from '../users/members-called.ts';

const kinds = [
  ...['order', 'product', 'recharge', 'refund', 'role', 'message', 'unmatched'],
  ...['reconciliation', 'difference', 'list'],
];

/**
 * `text`: `order:JO…`, or only the number, code or name. A phone or username means the member's account and wallet.
 * @param begun whether the beginning of a username counts too
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
