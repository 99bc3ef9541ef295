import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The layers from top to bottom. `ui` and `i18n` are below all of them. */
const webLayers = ['shell', 'cart', 'form', 'content', 'api', 'session'];

/** Each area of commerce imports only areas before it. docs/architecture.md shows the order. */
export const commerceAreas = [
  ...['texts', 'db', 'threads', 'states', 'outbox', 'requests', 'leases', 'metrics'],
  ...['ledger', 'lists', 'users', 'wallet'],
  ...['delivery', 'hours', 'addresses', 'sms', 'config', 'mail', 'notices', 'auth', 'second-factor'],
  ...['audit', 'roles', 'staff', 'logs', 'reconciliation'],
  ...['stock', 'payments', 'catalog', 'services', 'http'],
  ...['cart', 'orders', 'recharges', 'credits', 'refunds', 'notifications'],
  ...['accounts', 'finance', 'messages', 'search', 'dashboard', 'health', 'jobs'],
  ...['commands', 'admin'],
];

/** The files of the contract that browsers load. The others give only types, because they need zod. */
const forBrowsers =
  'address-line|choices|device-name|fold|limits|log-values|money-states|own|permissions|(piece-)?states|refundable|secret|typed';

/** A `path` is a regular expression for paths from the root, and `$1` is the first group of `from`. */
export const importRules: IForbiddenRuleType[] = [
  // ─── the whole repository ───────────────────────────────────────────────────────────────────────────
  rule('no-cycle', 'Two files that need each other, be it for a type, are one thing or need a third.', {
    from: {},
    to: { circular: true },
  }),
  rule('resolvable', 'An import leads to a file or to an installed package.', {
    from: {},
    // Vite's plugins make the `virtual:` modules and the addresses of styles, and the build of web makes the fonts.
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.css\\?url$', '/ui/fonts/'] },
  }),
  rule('services-apart', 'Services meet over HTTP; web alone knows commerce, and only its contract.', {
    from: { path: '^(commerce|cms|web)/' },
    to: { path: '^(commerce|cms|web|scripts|e2e)/', pathNot: ['^$1/', '^commerce/'] },
  }),
  rule('cms-knows-no-commerce', 'The CMS sends hints and knows nothing of money and stock.', {
    from: { path: '^cms/' },
    to: { path: '^commerce/' },
  }),
  rule('commerce-by-contract', 'What is outside commerce reaches it through `commerce/contract` only.', {
    from: { path: '^(web|e2e)/' },
    to: {
      path: '^commerce/',
      pathNot: `^commerce/contract/(contract|${forBrowsers})\\.ts$`,
    },
  }),

  // ─── commerce: routes → verbs → models → db ─────────────────────────────────────────────────────────
  rule(
    'contract-alone',
    'The contract imports zod, a table of characters and itself, so that everyone can import it.',
    {
      from: { path: '^commerce/contract/' },
      to: { pathNot: ['^commerce/contract/', '/zod/', '/opencc-js/'] },
    },
  ),
  rule('states-stand-alone', 'The browser loads these files of the contract, and nothing with them.', {
    from: {
      path: '^commerce/contract/(address-line|choices|device-name|limits|log-values|money-states|own|refundable|states|piece-states|state-table|permissions|typed)\\.ts$',
    },
    to: { pathNot: '^commerce/contract/(choices|states|state-table)\\.ts$' },
  }),
  rule('routes-are-the-door', 'Routes are bound in app.ts; nothing else calls a handler.', {
    from: { path: '^commerce/src/', pathNot: '^commerce/src/app\\.ts$' },
    to: { path: '^commerce/src/(?!http/).+/routes\\.ts$' },
  }),
  rule(
    'verbs-below-http',
    'Verbs know nothing of requests and answers (types of what they are handed aside).',
    {
      from: { path: '^commerce/src/(?!(http|jobs|commands)/).+/', pathNot: '/routes\\.ts$' },
      to: { path: '^commerce/src/http/', dependencyTypesNot: ['type-only'] },
    },
  ),
  rule(
    'models-below-verbs',
    'Models know the database, the contract, the type of a machine and other models.',
    {
      from: { path: models() },
      to: { path: '^commerce/src/', pathNot: ['^commerce/src/(db/|states/|clock|fail)', models()] },
    },
  ),
  ...commerceAreas.slice(1).map((area, before) =>
    rule(`${area}-above`, 'An area of commerce imports only areas that stand below it.', {
      from: {
        path: `^commerce/src/(${commerceAreas.slice(0, before + 1).join('|')})(/|\\.ts$)`,
        // These are bound in app.ts, which stands above all areas.
        pathNot: '^commerce/src/(?!http/)[a-z-]+/routes\\.ts$',
      },
      to: { path: `^commerce/src/${area}(/|\\.ts$)` },
    }),
  ),
  rule('models-are-listed', 'A file with a model is named in `modelFiles` of import-rules.ts.', {
    from: { path: '^commerce/src/(?!db/)', pathNot: models() },
    to: { path: '^commerce/src/db/model\\.ts$' },
  }),
  rule('db-knows-no-area', 'The database layer is below everything.', {
    from: { path: '^commerce/src/db/' },
    to: { path: '^commerce/src/(?!db/|config|clock|fail)' },
  }),
  rule('knex-in-db-alone', 'Knex and Objection are reached through `db/`, whose types know the tables.', {
    from: { path: '^commerce/(src|seeds)/', pathNot: '^commerce/src/db/' },
    to: { path: '(^|/)node_modules/(knex|objection)/' },
  }),
  rule('migrations-alone', 'A migration stays as it was when the code around it changes.', {
    from: { path: '^commerce/migrations/' },
    to: { path: '^commerce/', pathNot: '^commerce/migrations/' },
  }),
  rule('ledger-knows-no-area', 'The ledger knows accounts, not what they are moved for.', {
    from: { path: '^commerce/src/ledger/' },
    to: { path: '^commerce/src/(?!ledger/|db/).+/' },
  }),
  rule(
    'money-moves-with-its-sums',
    'Only moveMoney posts, so that the sums of a wallet are never forgotten.',
    {
      from: { path: '^commerce/src/', pathNot: '^commerce/src/wallet/move-money\\.ts$' },
      to: { path: '^commerce/src/ledger/post-transaction\\.ts$' },
    },
  ),
  rule('money-moves-in-one-place', 'Only these areas move money, each inside its own transaction.', {
    from: { path: '^commerce/src/', pathNot: '^commerce/src/(credits|orders|recharges|refunds|wallet)/' },
    to: { path: '^commerce/src/wallet/move-money\\.ts$' },
  }),
  rule(
    'admin-holds-routes',
    'The folder admin binds endpoints to verbs; lists and verbs live with their area.',
    {
      from: { path: '^commerce/src/admin/', pathNot: '-routes\\.ts$' },
      to: {},
    },
  ),
  rule('nothing-imports-admin', 'Admin routes call the verbs of the areas, never the other way round.', {
    from: {
      path: '^(commerce/src|web/app)/',
      pathNot: '^(commerce/src/(admin/|app\\.ts)|web/app/(admin/|routes\\.ts))',
    },
    to: { path: '^(commerce/src|web/app)/admin/' },
  }),

  // ─── web: areas → private → shell → cart → form → content → api → session → ui, i18n ───────────────────────
  rule('areas-apart', 'Areas never import each other; what two of them share goes down a layer.', {
    from: { path: '^web/app/(public|auth|member|admin)/' },
    to: { path: '^web/app/(public|auth|member|admin)/', pathNot: '^web/app/$1/' },
  }),
  rule('shared-below-areas', 'What the areas share knows none of them.', {
    from: { path: `^web/app/(private|${webLayers.join('|')})/` },
    to: { path: '^web/app/(public|auth|member|admin)/' },
  }),
  rule('private-behind-the-login', 'Only member and admin pages use what is made for them.', {
    from: { path: '^web/app/(?!member/|admin/|private/)' },
    to: { path: '^web/app/private/' },
  }),
  ...webLayers.slice(1).map((layer, above) =>
    rule(`${layer}-below-${webLayers[above]}`, 'A layer of web imports only the layers below it.', {
      from: { path: `^web/app/(${webLayers.slice(above + 1).join('|')})/` },
      to: { path: `^web/app/${webLayers[above]}/` },
    }),
  ),
  rule('ui-alone', 'A primitive gets everything as properties.', {
    from: { path: '^web/app/ui/' },
    to: { path: '^web/app/(?!ui/)' },
  }),
  rule('ui-without-router-and-words', 'A primitive has no router, no data and no words of its own.', {
    from: { path: '^web/app/ui/' },
    to: { path: '(^|/)node_modules/(react-router|swr|i18next|react-i18next)/|^(commerce|locales)/' },
  }),
  rule(
    'samples-know-ui-alone',
    'The page of samples shows primitives, without any data or page of the shop.',
    {
      from: { path: '^web/app/dev/' },
      to: { pathNot: ['^web/app/(dev|ui)/', '(^|/)node_modules/(@types/)?react/'] },
    },
  ),
  rule('nothing-imports-samples', 'Production contains no samples.', {
    from: { path: '^web/', pathNot: '^web/app/dev/' },
    to: { path: '^web/app/dev/' },
  }),
  rule('i18n-alone', 'The language set-up knows no page.', {
    from: { path: '^web/app/i18n/' },
    to: { path: '^web/app/(?!i18n/)' },
  }),
  rule(
    'server-files-stay-on-the-server',
    'Only the server and loaders of public pages import *.server.ts. Printed sheets name the workshop as they do, and the registration names the published terms.',
    {
      from: {
        path: '^web/app/',
        pathNot: [
          '\\.server\\.tsx?$',
          '^web/app/public/|/testing/',
          '^web/app/(root|entry\\.server|auth/register|admin/(orders/packing-slip|finance/day))\\.tsx$',
        ],
      },
      to: { path: '\\.server\\.tsx?$' },
    },
  ),
  rule('app-below-server', 'The server hosts the app and not the other way round.', {
    from: { path: '^web/app/', pathNot: '\\.server\\.tsx?$|/entry\\.server\\.tsx$' },
    to: { path: '^web/server/' },
  }),
  rule(
    'contract-types-only',
    'Of the contract a browser loads only the files without zod; the rest gives types.',
    {
      from: { path: '^web/app/', pathNot: '\\.server\\.tsx?$' },
      to: {
        path: `^commerce/(?!contract/(${forBrowsers})\\.ts$)|(^|/)node_modules/zod/`,
        dependencyTypesNot: ['type-only'],
      },
    },
  ),
];

/** The rule `models-are-listed` refuses a model in any other file. */
function models(): string {
  const modelFiles = ['addresses/address', 'catalog/product', 'orders/order', 'cart/cart-item'];
  return `^commerce/src/(${modelFiles.join('|')})\\.ts$`;
}

function rule(
  name: string,
  comment: string,
  edges: Pick<Extract<IForbiddenRuleType, { to: { circular?: boolean } }>, 'from' | 'to'>,
): IForbiddenRuleType {
  return { name, comment, severity: 'error', ...edges };
}
