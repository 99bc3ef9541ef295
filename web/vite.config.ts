import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // React has had this hook itself since version 18; the shim would only weigh on the browser.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
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
