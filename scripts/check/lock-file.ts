export interface LockFile {
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  version?: string;
  /** The folder of a workspace; other packages have no such field. */
  resolved?: string;
  link?: boolean;
  workspaces?: string[];
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Optional dependencies in one exact version which a locked package has, but the lock file does not contain. */
export function findMissing(lock: LockFile): { name: string; version: string; dev: boolean }[] {
  const locked = new Set(Object.keys(lock.packages).map((key) => key.split('node_modules/').at(-1)));
  const wanted = Object.values(lock.packages).flatMap(({ dev = false, optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, dev })),
  );
  return wanted.filter(({ name, version }) => !locked.has(name) && /^\d/.test(version));
}

/** In npm's order, each limited to the system and processor that its name contains. Returns the added names. */
export function completeLockFile(lock: LockFile): string[] {
  const missing = findMissing(lock);
  for (const { name, version, dev } of missing) {
    lock.packages[`node_modules/${name}`] = {
      version,
      ...systemOf(name),
      ...(dev && { dev }),
      optional: true,
    };
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return missing.map(({ name }) => name);
}

function systemOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.includes('gnu')
      ? 'glibc'
      : null;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
    ...(os && { os: [os] }),
  };
}
