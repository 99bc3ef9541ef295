import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { adaptReactRouter } from './adapt-react-router.ts';
import { buildRegions } from './build-regions.ts';
import { keepAdminApart } from './keep-admin-apart.ts';
import { minifyAgain } from './minify-again.ts';

/** Puts the framework into one file, because fewer files mean fewer requests and better compression. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]|app[\\/](import-again|import-route-module|shell[\\/]broken-page)/,
};
/** Every page needs these modules. The entry is left out, because it must run after the modules of the route. */
const shell = {
  name: 'shell',
  test: new RegExp(
    [
      'i18n/',
      'shell/(?!private-head|page-head|contact/|delivery-note)',
      'ui/(button|states|toast|menu|picture|price|status-mark|use-hydrated|use-imported|with-query)',
      'cart/(wanted-piece|cart-contents|orderable|floating/(floating-cart|position))',
      'api/(answer|errors|explain|commerce|use-opened-part)',
      '(root|public/(layout|page-errors))\\.tsx',
      'session/(session|auth-redirect|tab-storage|use-user-id)',
    ]
      .map((path) => `/app/${path}`)
      .join('|'),
  ),
};

/** Most public pages need these modules, but no page of a member does. */
const publicPages = {
  name: 'public-pages',
  test: /\/app\/(public\/artworks\/(artwork-card|offer-view|glaze-tint|piece|add-button)|content\/cms-text|shell\/page-head|cart\/add-to-cart)|\/commerce\/contract\/(piece-states|state-table)/,
};

/** The page of a piece that is on hold needs this module, but not the other modules of members. */
const times = { name: 'times', test: /\/app\/ui\/format-time/ };

const forms = {
  name: 'forms',
  test: /\/app\/(form\/(form-frame|imported-action|use-form)|ui\/(field|notice)|api\/is-refusal|shell\/private-head)/,
};

const codes = {
  name: 'codes',
  test: /\/app\/(form\/(code-field|phone-code|phone-input)|ui\/(sms-code-field|resend-button|use-resend-moment)|api\/phone)/,
};

const guestForms = {
  name: 'guest-forms',
  test: /\/app\/(auth\/(auth-page|use-member-elsewhere)|form\/password\/(?!check))/,
};

const members = {
  name: 'members',
  test: new RegExp(
    [
      'node_modules[\\\\/]swr[\\\\/]',
      '/app/private/(?!details|device-name|local-time|page-of-rows|read-page|typed/(?!use-typed-kept))',
      '/app/member/(layout|use-balance|buying-note|address/address-lines|wallet/charge/(recharge-button|use-charge-dialog))',
      '/app/cart/(use-cart|cart-updated|cart-total|piece-picture)',
    ].join('|'),
  ),
};

const orders = {
  name: 'orders',
  test: /\/app\/member\/(orders\/(load-order|time-left|order-status)|workshop-contact)/,
};

const search = {
  name: 'search',
  test: /\/app\/public\/search\/(?!keep-refused|loads-again)/,
};

/** Lists of members have pages too, but no search. */
const pagination = { name: 'pagination', test: /\/app\/ui\/pagination/ };

/**
 * Vite's helper for dynamic imports would add a kilobyte to every public page, to preload imports and wait for styles.
 * No page needs that: it is usable without its dynamic imports, and root.tsx imports all styles.
 */
const importAgain = fileURLToPath(new URL('app/import-again.ts', import.meta.url));
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /\bvite\/preload-helper\.js$/ },
    handler: () => `export { importAgain as __vitePreload } from ${JSON.stringify(importAgain)};`,
  },
};

/** The server and a built browser each get their own hooks for translations. */
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
    keepAdminApart(),
    minifyAgain(),
  ],
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('use-sync-external-store.ts', import.meta.url)),
      },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: fileURLToPath(new URL('use-sync-external-store-with-selector.ts', import.meta.url)),
      },
      // Otherwise React Router's plugin would find the older react-router-dom that the CMS installs.
      { find: /^react-router-dom$/, replacement: 'react-router' },
    ],
  },
  // The Content-Security-Policy does not allow data: addresses.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                framework,
                shell,
                publicPages,
                times,
                forms,
                codes,
                guestForms,
                members,
                orders,
                search,
                pagination,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { sourcemap: true, rollupOptions: { input: 'server/main.ts' } },
      // The CMS installs an older React at the root. Bundled packages find the React of this workspace.
      resolve: { noExternal: ['react-router', 'react-i18next', 'swr', /^@tanstack\//, 'qrcode.react'] },
    },
  },
});
