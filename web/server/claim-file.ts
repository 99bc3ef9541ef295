import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';

/** An older claim belongs to a killed process, because fetching and converting an upload takes less time. */
const staleMilliseconds = 20_000;

export const claimEnding = '.making';

/** Instances that share the folder do not make a file twice. Returns null while another owner has the claim. */
export async function claimFile(file: string): Promise<(() => Promise<void>) | null> {
  const claim = file + claimEnding;
  const owner = randomUUID();
  try {
    await writeFile(claim, owner, { flag: 'wx' });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    // Without a claim, such as on a full disk, the file is made all the same and sent from memory.
    if (!taken) return async () => undefined;
    await removeStale(claim);
    return null;
  }
  return () => removeClaim(claim, owner);
}

async function removeStale(claim: string): Promise<void> {
  const owner = await ownerOf(claim);
  const age = await stat(claim).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > staleMilliseconds) await removeClaim(claim, owner);
}

/** A claim that another owner has made in the meantime stays. */
async function removeClaim(claim: string, owner: string | null): Promise<void> {
  if (owner !== null && (await ownerOf(claim)) === owner) await rm(claim, { force: true });
}

function ownerOf(claim: string): Promise<string | null> {
  return readFile(claim, 'utf8').catch(() => null);
}
