import type { OutputOf } from '../../contract/contract.ts';
import { own } from '../../contract/own.ts';
import { type Act, readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { readRoleView } from './list-roles.ts';

type Detail = OutputOf<'GET /admin/roles/detail'>;
type Event = Detail['history'][number];

/** The list of users shows all members of a role. */
const shownMembers = 100;

/** Also finds a role by a former name. @throws Failure `roleNotFound` */
export async function readRole(db: Db, wanted: string): Promise<Detail> {
  const name = await presentName(db, wanted);
  const role = await readRoleView(db, name);
  const firstMembers = await db('userRoles')
    .join('users', 'users.id', 'userRoles.userId')
    .where({ 'userRoles.roleName': name })
    .orderBy(['users.username', 'users.id'])
    .limit(shownMembers)
    .select('users.id', 'users.username', 'users.status');
  const acts = await historyOf(db, name);
  return {
    ...role,
    firstMembers: firstMembers.map(({ id, username, status }) => ({ userId: id, username, status })),
    history: acts.flatMap(eventOf),
  };
}

/** Renames further back than this are not followed. */
const followedRenames = 200;

/** The log keeps the name that a role had at the time. */
async function presentName(db: Db, wanted: string): Promise<string> {
  if (await db('roles').where({ name: wanted }).first('name')) return wanted;
  const renames = await db('auditLog')
    .join('logDetails', 'logDetails.logId', 'auditLog.id')
    .where({ 'auditLog.action': 'roles/rename', 'auditLog.errorCode': '' })
    .orderBy('auditLog.at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(followedRenames)
    .select('auditLog.object', 'logDetails.before');
  return renames
    .reverse()
    .reduce(
      (name, { object, before }) =>
        valuesOf(JSON.parse(before || 'null')).name === name ? object.slice('role:'.length) : name,
      wanted,
    );
}

/** A role that was renamed more often than this shows only its last names. */
const followedNames = 20;

/**
 * Includes the former names: the log names a role as it was called after the act. Acts before the role got its name
 * belong to another role that had the name earlier.
 */
async function historyOf(db: Db, name: string): Promise<Act[]> {
  const history: Act[] = [];
  let current: string | undefined = name;
  let until = Number.POSITIVE_INFINITY;
  for (let names = 0; current !== undefined && names < followedNames; names += 1) {
    const acts = await actsUnder(db, current, until);
    history.unshift(...acts);
    const [first]: Act[] = acts;
    current = first?.action === 'roles/rename' ? valuesOf(first.before).name : undefined;
    until = first?.id ?? until;
  }
  return history;
}

/** The acts before the act `until`, since the role was created or got the name. */
async function actsUnder(db: Db, name: string, until: number): Promise<Act[]> {
  const acts = (await readActs(db, `role:${name}`, Object.keys(kinds))).filter(({ id }) => id < until);
  const began = acts.findLastIndex(({ action }) => action !== 'roles/update');
  return acts.slice(Math.max(began, 0));
}

const kinds = { 'roles/create': 'create', 'roles/update': 'update', 'roles/rename': 'rename' } as const;

function eventOf({ action, at, by, reason, before, after }: Act): Event[] {
  const kind = own(kinds, action);
  if (!kind) return [];
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const [had, has] = [old.permissions ?? [], now.permissions ?? []];
  return [
    {
      action: kind,
      at: isoTime(at),
      by,
      added: has.filter((permission) => !had.includes(permission)),
      removed: had.filter((permission) => !has.includes(permission)),
      formerName: kind === 'rename' ? (old.name ?? null) : null,
      reason,
    },
  ];
}

function valuesOf(logged: unknown): { name?: string; permissions?: string[] } {
  return logged ?? {};
}
