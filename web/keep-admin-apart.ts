import type { Plugin, Rolldown } from 'vite';

export function keepAdminApart(): Plugin {
  return {
    name: 'keep-admin-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const leak = findLeak(chunks);
      if (leak) this.error(`${leak.page} loads ${leak.chunk}, which holds code of the admin area`);
    },
  };
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'isEntry' | 'moduleIds' | 'imports' | 'dynamicImports'
>;

const isAdmin = (module: string) => module.includes('/app/admin/');

/** Also follows dynamic imports. */
export function findLeak(chunks: readonly Chunk[]): { page: string; chunk: string } | undefined {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  for (const { fileName, facadeModuleId, isEntry } of chunks) {
    if (!isEntry || isAdmin(facadeModuleId ?? '')) continue;
    const reached = new Set([fileName]);
    for (const name of reached) {
      const chunk = byName.get(name);
      if (chunk?.moduleIds.some(isAdmin)) return { page: facadeModuleId ?? fileName, chunk: name };
      for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) reached.add(next);
    }
  }
  return undefined;
}
