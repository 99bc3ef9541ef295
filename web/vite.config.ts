import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildRegions } from './build-regions.ts';
import { importRouteModules } from './import-route-modules.ts';
import { keepAdminApart } from './keep-admin-apart.ts';

/** What every page needs compresses better in one file. */
const frame = {
  name: 'frame',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]|app[\\/](shell|cart[\\/]floating|i18n|session|api)[\\/]/,
  tags: ['$initial' as const],
};

/** A page with a form needs several of these small files. */
const forms = { name: 'forms', test: /app[\\/]form[\\/][\w-]+\.tsx?$/ };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), importRouteModules(), buildRegions(), keepAdminApart()],
  resolve: {
    alias: [
      // Not `react` itself, which `npm run dev` would then run as an ES module.
      {
        find: /^use-sync-external-store\/shim$/,
        replacement: fileURLToPath(new URL('use-sync-external-store.ts', import.meta.url)),
      },
      // The CMS installs an older react-router-dom too, which React Router's plugin would find.
      { find: /^react-router-dom$/, replacement: 'react-router' },
    ],
  },
  // The Content-Security-Policy does not allow data: addresses.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // A part that is imported later shares most of its files with the page.
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: [frame, forms] } } },
      },
    },
    ssr: {
      build: { sourcemap: true, rollupOptions: { input: 'server/main.ts' } },
      // Bundled packages find the React of this workspace.
      resolve: { noExternal: ['react-router', 'react-i18next', 'swr', 'qrcode.react'] },
    },
  },
});
