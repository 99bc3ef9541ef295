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
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)[\\/]|app[\\/](shell|cart[\\/]floating|i18n|session|api)[\\/]/,
  tags: ['$initial' as const],
};
/** Modules that many pages need. */
const common = {
  name: 'common',
  test: /app[\\/](ui|form|cart|content)[\\/]|commerce[\\/]contract[\\/]/,
  minShareCount: 40,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), importRouteModules(), buildRegions(), keepAdminApart()],
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
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
        rolldownOptions: { output: { codeSplitting: { groups: [frame, common] } } },
      },
    },
    ssr: {
      build: { sourcemap: true, rollupOptions: { input: 'server/main.ts' } },
      // Bundled packages find the React of this workspace.
      resolve: { noExternal: ['react-router', 'react-i18next', 'swr', /^@tanstack\//, 'qrcode.react'] },
    },
  },
});
