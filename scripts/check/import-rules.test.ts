import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../shop/services.ts';
import { findImportViolations, type ImportViolation } from './check-imports.ts';
import { commerceAreas, importRules } from './import-rules.ts';

const forbidden: [rule: string, file: string, imported: string][] = [
  ['no-cycle', 'commerce/src/orders/a.ts', './b.ts'],
  ['resolvable', 'commerce/src/orders/c.ts', './nowhere.ts'],
  ['services-apart', 'commerce/src/cart/a.ts', '../../../web/app/ui/button.ts'],
  ['cms-knows-no-commerce', 'cms/src/a.ts', '../../commerce/contract/contract.ts'],
  ['commerce-by-contract', 'web/server/a.ts', '../../commerce/src/clock.ts'],
  ['contract-alone', 'commerce/contract/cart.ts', '../src/clock.ts'],
  ['states-stand-alone', 'commerce/contract/states.ts', 'zod'],
  ['routes-are-the-door', 'commerce/src/cart/b.ts', '../orders/routes.ts'],
  ['verbs-below-http', 'commerce/src/orders/place-order.ts', '../http/limit.ts'],
  ['models-below-verbs', 'commerce/src/orders/order.ts', './place-order.ts'],
  ['models-are-listed', 'commerce/src/orders/shipment.ts', '../db/model.ts'],
  ['db-knows-no-area', 'commerce/src/db/connect.ts', '../ledger/accounts.ts'],
  ['knex-in-db-alone', 'commerce/src/orders/f.ts', 'knex'],
  ['migrations-alone', 'commerce/migrations/001-users.ts', '../src/clock.ts'],
  ['ledger-knows-no-area', 'commerce/src/ledger/accounts.ts', '../users/user.ts'],
  ['money-moves-with-its-sums', 'commerce/src/orders/e.ts', '../ledger/post-transaction.ts'],
  ['money-moves-in-one-place', 'commerce/src/cart/c.ts', '../wallet/move-money.ts'],
  ['admin-holds-routes', 'commerce/src/admin/list-orders.ts', '../clock.ts'],
  ['nothing-imports-admin', 'commerce/src/orders/d.ts', '../admin/ship-order.ts'],
  ...commerceAreas
    .slice(1)
    .map((area, before): [string, string, string] => [
      `${area}-above`,
      `commerce/src/${commerceAreas[before]}/below-${area}.ts`,
      `../${area}/${area}.ts`,
    ]),
  ['areas-apart', 'web/app/member/orders/list.ts', '../../public/artworks/piece.ts'],
  ['shared-below-areas', 'web/app/cart/widget.ts', '../public/artworks/piece.ts'],
  ['private-behind-the-login', 'web/app/public/contact.ts', '../private/details.ts'],
  ['cart-below-shell', 'web/app/cart/total.ts', '../shell/navbar.ts'],
  ['form-below-cart', 'web/app/form/use-form.ts', '../cart/badge.ts'],
  ['content-below-form', 'web/app/content/offers.ts', '../form/use-form.ts'],
  ['api-below-content', 'web/app/api/commerce.ts', '../content/cms.ts'],
  ['session-below-api', 'web/app/session/session.ts', '../api/errors.ts'],
  ['ui-alone', 'web/app/ui/field.ts', '../api/errors.ts'],
  ['ui-without-router-and-words', 'web/app/ui/link.ts', 'react-router'],
  ['samples-know-ui-alone', 'web/app/dev/ui.ts', '../cart/badge.ts'],
  ['nothing-imports-samples', 'web/app/public/home/home.ts', '../../dev/sample.ts'],
  ['i18n-alone', 'web/app/i18n/settings.ts', '../ui/button.ts'],
  ['server-files-stay-on-the-server', 'web/app/cart/prices.ts', '../content/cms.server.ts'],
  ['app-below-server', 'web/app/public/home.ts', '../../server/media.ts'],
  ['contract-types-only', 'web/app/public/price.ts', 'zod'],
];

/** These imports look like forbidden ones. */
const allowed: [file: string, imported: string][] = [
  ['commerce/src/orders/pay-order.ts', '../wallet/move-money.ts'],
  ['commerce/src/admin/orders-routes.ts', '../orders/pay-order.ts'],
  ['commerce/src/app.ts', './orders/routes.ts'],
  ['web/app/member/orders/detail.ts', '../../cart/badge.ts'],
  ['web/app/admin/orders/detail.ts', '../../private/details.ts'],
  ['web/app/api/answer.ts', '../session/session.ts'],
  ['web/app/member/orders/actions.ts', '../../../../commerce/contract/states.ts'],
  ['web/app/cart/orderable.ts', '../../../commerce/contract/piece-states.ts'],
  ['web/app/dev/samples.ts', '../ui/button.ts'],
  ['web/app/dev/sample.ts', 'react'],
  ['web/app/public/list.ts', '../content/cms.server.ts'],
];

const targets = [...forbidden, ...allowed.map((pair) => ['', ...pair])]
  .map(([, file = '', imported = '']) => path.join(path.dirname(file), imported))
  .filter((target) => target.endsWith('.ts') && !target.includes('nowhere'));

let folder: string;
let violations: ImportViolation[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const target of targets) write(target, 'export {};\n');
  for (const [, file, imported] of forbidden) write(file, `import '${imported}';\nexport {};\n`);
  // A cycle that consists only of type imports must be refused too.
  write('commerce/src/orders/b.ts', "import type { A } from './a.ts';\nexport type B = A;\n");
  for (const [file, imported] of allowed) write(file, `import '${imported}';\nexport {};\n`);
  for (const empty of ['scripts', 'e2e']) mkdirSync(path.join(folder, empty), { recursive: true });
  violations = await findImportViolations(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import rules', () => {
  it.each(forbidden)('%s refuses %s → %s', (rule, file) => {
    expect(violations).toContainEqual(expect.objectContaining({ rule, from: file }));
  });

  it.each(allowed)('%s may import %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });

  it('the picture of the areas shows their order', () => {
    const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    const [, picture = ''] = /## The areas of commerce.+?\n```\n([^`]+)```/s.exec(page) ?? [];
    const floors = picture.trim().split('\n').reverse();
    expect(floors.flatMap((floor) => floor.split(/ {2,}/)[1]?.split(' ') ?? [])).toEqual(commerceAreas);
  });

  it('every folder of commerce has its place among the areas', () => {
    const folders = readdirSync(path.join(root, 'commerce/src'), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(names.filter((name) => !commerceAreas.includes(name))).toEqual([]);
  });

  it('every rule has an example', () => {
    expect(importRules.map(({ name }) => name).sort()).toEqual(forbidden.map(([rule]) => rule).sort());
  });
});

function write(file: string, content: string): void {
  const absolute = path.join(folder, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, content);
}
