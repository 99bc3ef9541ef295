import path from 'node:path';
import { own } from '../../commerce/contract/own.ts';
import type { LockedPackage, LockFile } from './lock-file.ts';

/** Workspaces that need the package. One workspace may need it for both. */
export interface NeededBy {
  production: string[];
  development: string[];
}

/** @param location key in the lock file, such as `node_modules/koa` */
export function neededBy(lock: LockFile, location: string): NeededBy {
  const workspaces = ['', ...(lock.packages['']?.workspaces ?? [])];
  const needing = (dependenciesOf: (workspace: LockedPackage) => Record<string, string>) =>
    workspaces
      .filter((workspace) => {
        const names = Object.keys(dependenciesOf(own(lock.packages, workspace) ?? {}));
        return reach(lock, locateAll(lock, workspace, names)).has(location);
      })
      .map((workspace) => workspace || 'root');
  return {
    production: needing(installedWith),
    development: needing(({ devDependencies = {} }) => devDependencies),
  };
}

function reach(lock: LockFile, locations: readonly string[]): Set<string> {
  const reached = new Set(locations);
  // A set also visits the members that are added meanwhile.
  for (const location of reached) {
    const names = Object.keys(installedWith(own(lock.packages, location) ?? {}));
    for (const found of locateAll(lock, location, names)) reached.add(found);
  }
  return reached;
}

function installedWith(locked: LockedPackage): Record<string, string> {
  return { ...locked.peerDependencies, ...locked.optionalDependencies, ...locked.dependencies };
}

function locateAll(lock: LockFile, from: string, names: readonly string[]): string[] {
  return names.map((name) => locate(lock, from, name)).filter((location) => location !== null);
}

/** Null if the package is an optional one that is not installed. */
function locate(lock: LockFile, from: string, name: string): string | null {
  const location = path.posix.join(from, 'node_modules', name);
  const found = own(lock.packages, location);
  if (found) return found.link && found.resolved ? found.resolved : location;
  return from === '' ? null : locate(lock, from.includes('/') ? path.posix.dirname(from) : '', name);
}
