import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('use-sync-external-store.ts', import.meta.url)),
      },
      // The plugin prepares this package when it finds it: the CMS's, of an older version.
      { find: /^react-router-dom$/, replacement: 'react-router' },
    ],
  },
  environments: {
    ssr: {
      build: { sourcemap: true, rollupOptions: { input: 'server/main.ts' } },
      // The CMS brings an older React to the root of the repository. What uses React is built in, so that
      // it finds the one of this workspace.
      resolve: { noExternal: ['react-router', 'react-i18next', 'swr'] },
    },
  },
});
