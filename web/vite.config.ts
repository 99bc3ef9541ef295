import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { adaptReactRouter } from './adapt-react-router.ts';

/** Two files instead of twenty small ones: fewer requests, and they compress better. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]|app[\\/]import-route-module/,
};
/** What every public page needs. */
const shell = {
  name: 'shell',
  test: new RegExp(
    [
      'i18n/',
      'content/cms-text',
      'shell/(?!private-head)',
      'public/artworks/(artwork-card|offer-view|use-offers|glaze-tint|piece|add-button)',
      'ui/(button|toast|menu|picture|price|status-mark|use-hydrated|with-query)',
      'cart/(add-to-cart|cart-updated)',
      'api/(answer|errors|explain|commerce)',
      'session/(session|auth-redirect)',
    ]
      .map((path) => `/app/${path}`)
      .join('|'),
  ),
};

/** What the forms of guests share. */
const forms = {
  name: 'forms',
  test: /\/app\/(auth\/(auth-page|password-field|refusal|use-\w+)|ui\/(field|notice|use-focus-first-error)|api\/phone)/,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), adaptReactRouter()],
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
  // Small files stay files: the content security policy knows no data: addresses.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [framework, shell, forms] } } } },
    },
    ssr: {
      build: { sourcemap: true, rollupOptions: { input: 'server/main.ts' } },
      // The CMS brings an older React to the root of the repository. What uses React is built in, so that
      // it finds the one of this workspace.
      resolve: { noExternal: ['react-router', 'react-i18next', 'swr'] },
    },
  },
});
