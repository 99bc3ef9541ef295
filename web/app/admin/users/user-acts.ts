import type { EndpointKey } from 'commerce/contract';

type UserAction<Key extends string = EndpointKey> =
  Key extends `POST /admin/${infer Action extends `users/${string}`}` ? Action : never;

/** What staff can do with an account, as the log names it, and the name of the button that does it. */
const acts = {
  'users/freeze': 'freeze',
  'users/unfreeze': 'unfreeze',
  'users/force_logout': 'forceLogout',
  'users/assign_roles': 'assignRoles',
} as const satisfies Record<UserAction, string>;

type Act = (typeof acts)[UserAction];

const known = new Map<string, Act>(Object.entries(acts));

/** Undefined for an action that this version of the page does not know. */
export function actOf(action: string): Act | undefined {
  return known.get(action);
}
