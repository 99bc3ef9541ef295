import { open, rm, stat } from 'node:fs/promises';

/** A claim is older than this only if its process was killed. Fetching and converting an upload takes less time. */
const staleMilliseconds = 20_000;

export const claimEnding = '.making';

/**
 * Claims the making of a file for this process, so that instances that share the folder do not make it twice. The claim
 * is an empty file beside it.
 * @returns a function that ends the claim, or null while another process has the claim
 */
export async function claimFile(file: string): Promise<(() => Promise<void>) | null> {
  const claim = file + claimEnding;
  try {
    await (await open(claim, 'wx')).close();
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    // Without a claim, such as on a full disk, the file is made all the same and sent from memory.
    if (!taken) return async () => undefined;
    if (await isStale(claim)) await rm(claim, { force: true });
    return null;
  }
  return () => rm(claim, { force: true });
}

async function isStale(claim: string): Promise<boolean> {
  return stat(claim).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > staleMilliseconds,
    () => false,
  );
}
