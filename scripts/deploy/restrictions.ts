import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shop/services.ts';
import type { Unit } from './unit.ts';

/** The order matters, because a later mount hides an earlier one. */
const known: Record<string, () => string[]> = {
  'ProtectSystem=strict': () => ['--ro-bind', '/', '/'],
  'PrivateUsers=yes': () => ['--unshare-user'],
  'RestrictNamespaces=yes': () => ['--disable-userns'],
  'ProtectHostname=yes': () => ['--unshare-uts'],
  'CapabilityBoundingSet=': () => ['--cap-drop', 'ALL'],
  'ProtectProc=invisible': () => ['--proc', '/proc'],
  'ProcSubset=pid': () => readdirSync('/proc').flatMap(hideUnlessProcess),
  'PrivateDevices=yes': () => ['--dev', '/dev'],
  'PrivateTmp=yes': () => ['--tmpfs', '/tmp', '--tmpfs', '/var/tmp'],
  'ProtectHome=yes': () => ['/home', '/root', '/run/user'].filter(existsSync).flatMap(empty),
};

export const shopInPlace = [
  ...['--tmpfs', '/opt', '--ro-bind', root, '/opt/junyao', '--remount-ro', '/opt'],
  ...['--tmpfs', '/usr/local/bin', '--ro-bind', process.execPath, '/usr/local/bin/node'],
  ...['--remount-ro', '/usr/local/bin'],
];

/** What the command writes is kept in `folder`. */
export function restrictions(unit: Unit, folder: string, uid: number): string[] {
  const writable = [
    ...unit.words('StateDirectory').map((name) => path.join('/var/lib', name)),
    ...unit.words('CacheDirectory').map((name) => path.join('/var/cache', name)),
    ...unit.words('ReadWritePaths').map((name) => name.replace(/^-/, '')),
  ];
  const parents = writable.map((place) => path.dirname(place));
  return [
    ...Object.entries(known).flatMap(([line, toArguments]) =>
      unit.lines.includes(line) ? toArguments() : [],
    ),
    ...shopInPlace,
    ...parents.flatMap((parent) => ['--tmpfs', parent]),
    ...writable.flatMap((place) => ['--bind', keep(folder, place, uid), place]),
    ...parents.flatMap((parent) => ['--remount-ro', parent]),
    ...['--chdir', unit.value('WorkingDirectory')],
  ];
}

function empty(folder: string): string[] {
  return ['--tmpfs', folder, '--remount-ro', folder];
}

function hideUnlessProcess(name: string): string[] {
  const entry = lstatSync(path.join('/proc', name));
  if (/^\d+$/.test(name) || entry.isSymbolicLink()) return [];
  return entry.isDirectory() ? empty(`/proc/${name}`) : ['--ro-bind', '/dev/null', `/proc/${name}`];
}

function keep(folder: string, place: string, uid: number): string {
  const kept = path.join(folder, place.replaceAll('/', '-'));
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(kept, uid, uid);
  return kept;
}
