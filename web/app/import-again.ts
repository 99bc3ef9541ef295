/** By the address of the module, as the build wrote it. */
const failures = new Map<string, number>();

/**
 * Imports a module in place of Vite's helper (vite.config.ts). Browsers before 2026 remember the failure of an import,
 * so a second import must use another address (https://github.com/whatwg/html/pull/10327). The build puts all modules
 * into one folder, so a relative address leads to the same file from here.
 * @param load a function that only imports one module
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  // Vite uses the helper for the import below too, which has no plain address.
  const address = /import\((["'`])([\w./-]+)\1\)/.exec(String(load))?.[2] ?? '';
  const failed = failures.get(address) ?? 0;
  try {
    if (!address || failed === 0) return await load();
    return (await import(/* @vite-ignore */ `${address}?again=${failed}`)) as Module;
  } catch (error) {
    failures.set(address, failed + 1);
    throw error;
  }
}
