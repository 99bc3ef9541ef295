import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@junyao/commerce/contract';
import { expect, it } from 'vitest';
import routes from './routes.ts';

/*
 * React Router checks the address in a call of `href`. An address in plain text still compiles after its page is gone.
 */

const app = import.meta.dirname;
const firstSegments = [...new Set(routes.flatMap(pathsOf).map((each) => each.split('/')[0]))].join('|');
/** Skips the arguments of `href`, which the compiler checks, and those of API calls, whose paths look similar. */
const pagePath = new RegExp(
  `(?<!\\b(?:href|get|post|postForm)\\(\\s*)['"\`]/(?:${firstSegments})(?=[/?#'"\`])[^'"\`]*`,
  'g',
);
/** The admin area and its API share their first segment. The compiler checks the paths of endpoints too. */
const endpointPaths = new Set(Object.keys(contract).map((key) => key.split(' ')[1]));
const homePath = /\b(?:to=\{?|to:|action=\{?|navigate\(|redirect\(|replace\()\s*(['"`])\/\1/g;

function pathsOf(route: (typeof routes)[number]): string[] {
  const own = route.path && route.path !== '*' ? [route.path] : [];
  return route.path ? own : (route.children ?? []).flatMap(pathsOf);
}

function literalAddresses(code: string): string[] {
  return [...code.matchAll(pagePath), ...code.matchAll(homePath)]
    .map(([found]) => found)
    .filter((found) => !endpointPaths.has(found.slice(1)));
}

const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
);

it.each([
  `<Link to="/user/cart">`,
  `<Link to="/">`,
  `<Form action='/artworks'>`,
  'navigate(`/artworks/1`)',
  `redirect('/')`,
  `filtered ? '/user' : null`,
  'to={`/artworks?type=vase`}',
])('%s is a literal address', (code) => {
  expect(literalAddresses(code)).toHaveLength(1);
});

it.each([
  `<Link to={href('/user/cart')}>`,
  `post('/auth/login', input)`,
  `get('/userinfo/cart/query', input)`,
  `name.split('/')`,
  `path="/admin/orders/export"`,
])('%s is not a literal address', (code) => {
  expect(literalAddresses(code)).toEqual([]);
});

it('no file of the app has a literal address of a page', () => {
  const found = files.flatMap((file) =>
    literalAddresses(readFileSync(path.join(app, file), 'utf8')).map((address) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
});
