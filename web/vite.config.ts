import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { adaptReactRouter } from './adapt-react-router.ts';
import { buildRegions } from './build-regions.ts';

/** Puts the framework into one file, because fewer files mean fewer requests and better compression. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]|app[\\/](import-route-module|shell[\\/]broken-page)/,
};
/**
 * The modules that every public page needs. The entry is not among them: it hydrates the page, which must
 * happen after the modules of the route have been loaded.
 */
const shell = {
  name: 'shell',
  test: new RegExp(
    [
      'i18n/',
      'content/cms-text',
      'shell/(?!private-head)',
      'public/artworks/(artwork-card|offer-view|use-offers|glaze-tint|piece|add-button)',
      'ui/(button|toast|menu|picture|price|status-mark|use-hydrated|with-query)',
      'cart/(add-to-cart|wanted-piece|cart-contents|orderable|floating/floating-cart)',
      'api/(answer|errors|explain|commerce)',
      '(root|public/(layout|page-errors))\\.tsx',
      'session/(session|auth-redirect|tab-storage)',
    ]
      .map((path) => `/app/${path}`)
      .concat('/commerce/contract/(piece-states|state-table)')
      .join('|'),
  ),
};

/** The modules that the forms for guests share, such as login and registration. */
const forms = {
  name: 'forms',
  test: /\/app\/(auth\/(auth-page|use-member-elsewhere)|form\/(form-frame|imported-action|use-form|code-field|phone-code|password\/(?!check))|ui\/(field|notice|sms-code-field|resend-button|use-resend-moment)|api\/(phone|is-refusal))/,
};

/**
 * Modules that load a part of a page when it is opened, and modules that the cart's button shares with other parts.
 * Together they compress better than apart.
 */
const openedParts = {
  name: 'opened-parts',
  test: /\/app\/(api\/use-opened-part|ui\/use-imported|cart\/floating\/position|session\/use-user-id)/,
};

/** What the pages with a search that loads while the visitor types share. */
const search = {
  name: 'search',
  test: /\/app\/public\/search\/(?!keep-refused|loads-again)/,
};

/**
 * Replaces Vite's helper for dynamic imports. The helper preloads the imports of a module and waits for its
 * styles. It would add a kilobyte to every public page. The pages do not need the helper: a page is usable
 * without its dynamic imports, and root.tsx imports all styles.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /\bvite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Gives the server, and the browser after a build, their own hooks for translations. */
function ownTranslations(): Plugin {
  const found = new Set<string>();
  return {
    name: 'own-translations',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/useTranslation\.js$/ },
      handler(_, importer = '') {
        if (!/[\\/]react-i18next[\\/]/.test(importer)) return null;
        const { name } = this.environment;
        found.add(name);
        const file = name === 'ssr' ? 'use-translation.server.ts' : 'use-translation.browser.ts';
        return fileURLToPath(new URL(`app/i18n/${file}`, import.meta.url));
      },
    },
    buildEnd(error) {
      if (!found.has(this.environment.name) && !error) {
        this.error('react-i18next has changed: see vite.config.ts');
      }
    },
  };
}

export default defineConfig({
  plugins: [
    plainImports,
    ownTranslations(),
    tailwindcss(),
    reactRouter(),
    adaptReactRouter(),
    buildRegions(),
  ],
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('use-sync-external-store.ts', import.meta.url)),
      },
      // Otherwise React Router's plugin would find the older react-router-dom that the CMS installs.
      { find: /^react-router-dom$/, replacement: 'react-router' },
    ],
  },
  // Small files are not inlined, because the Content-Security-Policy does not allow data: addresses.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: { codeSplitting: { groups: [framework, shell, forms, openedParts, search] } },
        },
      },
    },
    ssr: {
      build: { sourcemap: true, rollupOptions: { input: 'server/main.ts' } },
      // The CMS installs an older React at the root of the repository. Packages that use React are bundled,
      // so that they find the React of this workspace.
      resolve: { noExternal: ['react-router', 'react-i18next', 'swr'] },
    },
  },
});
