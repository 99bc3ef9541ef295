import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies again after Vite, which saves half a kilobyte (gzip) on each page. Terser in place of Vite's minifier would
 * add 1.3 KiB to each page, because imports are then not removed before the files are written.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, { ecma: 2020, module: true, compress: { passes: 3 } });
        // The module of a route that only answers on the server is empty.
        file.code = code ?? '';
      }
    },
  };
}
