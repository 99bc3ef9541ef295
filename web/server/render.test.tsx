import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { data, isRouteErrorResponse, Outlet, Scripts, useLoaderData, useRouteError } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as entry from '../app/entry.server.tsx';
import { languageContext, languageMiddleware } from '../app/i18n/i18n.server.ts';
import { useLanguage } from '../app/i18n/use-language.ts';
import { inlineScripts } from './content-security-policy.ts';
import { type Build, createRender } from './render.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

/*
 * The real React Router, entry.server and web server run with these routes. None is `*`, to show that a URL without a
 * route does not end the process.
 */

let web: RunningWeb;

beforeAll(async () => {
  web = await startWeb({}, createRender(build(), 'production'));
});
afterAll(() => web.stop());

test.each([
  ['zh', {}],
  ['en', { 'Accept-Language': 'en-GB,en;q=0.9' }],
  ['en', { Cookie: 'i18nextLng=en' }],
])('a page is rendered in %s', async (language, headers) => {
  const answer = await fetch(web.url, { headers: headers as Record<string, string> });
  const html = await answer.text();
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">.*</body></html>$`, 's'));
  expect(html).toContain(`<p>loaded in ${language}</p>`);
});

test('the policy of a page names exactly the scripts that React Router wrote into it', async () => {
  const answer = await fetch(`${web.url}/?lng=en`);
  const scripts = inlineScripts(Buffer.from(await answer.text())).map(String);
  expect(scripts.length).toBeGreaterThan(1);
  const named = /script-src 'self' ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(named?.split(' ')).toEqual([...new Set(hashes)]);
});

test('a text of the CMS cannot become a script', async () => {
  const html = await (await fetch(web.url)).text();
  expect(html).not.toContain('<script>alert(1)');
  expect(inlineScripts(Buffer.from(html)).join()).not.toContain('</script');
});

test('a response that a loader throws is answered with its status', async () => {
  const answer = await fetch(`${web.url}/gone`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('<p>503</p>');
});

test('an unexpected error is answered with 500 and without its message', async () => {
  const answer = await fetch(`${web.url}/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('a secret detail');
});

test('the browser can get the data of a page without the page', async () => {
  const answer = await fetch(`${web.url}/_.data`, { headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('loaded in en');
});

test('an unknown URL is answered with a 404 page in the requested language, and the server keeps running', async () => {
  const answer = await fetch(`${web.url}/nowhere`, { headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<p>404</p>');
  await pause(7000);
  expect((await fetch(web.url)).status).toBe(200);
}, 15_000);

function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  return <p>{useLoaderData<{ words: string }>().words}</p>;
}

function ErrorPage() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? error.status : 'unknown'}</p>;
}

function build(): Build {
  const modules = {
    root: { default: Outlet, Layout, ErrorBoundary: ErrorPage, middleware: [languageMiddleware] },
    page: {
      default: Page,
      loader: ({ context }: { context: { get(key: typeof languageContext): string } }) => ({
        words: `loaded in ${context.get(languageContext)}`,
        evil: '</script><script>alert(1)</script>',
      }),
    },
    gone: {
      default: Page,
      loader: () => {
        throw data(null, { status: 503 });
      },
    },
    broken: {
      default: Page,
      loader: () => {
        throw new Error('a secret detail');
      },
    },
  };
  const places = {
    root: { id: 'root', path: '' },
    page: { id: 'page', parentId: 'root', index: true },
    gone: { id: 'gone', parentId: 'root', path: 'gone' },
    broken: { id: 'broken', parentId: 'root', path: 'broken' },
  };
  const ids = Object.keys(places) as (keyof typeof places)[];
  const files = (id: keyof typeof places) => ({
    ...places[id],
    module: `/assets/${id}.js`,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: id === 'root',
    hasLoader: id !== 'root',
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  return {
    entry: { module: entry as unknown as Build['entry']['module'] },
    routes: Object.fromEntries(
      ids.map((id) => [id, { ...places[id], module: modules[id] }]),
    ) as unknown as Build['routes'],
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(ids.map((id) => [id, files(id)])),
      url: '/assets/manifest.js',
      version: 'test',
    },
    future: {
      unstable_optimizeDeps: false,
      v8_middleware: true,
      v8_splitRouteModules: true,
      v8_viteEnvironmentApi: true,
      v8_passThroughRequests: true,
      v8_trailingSlashAwareDataRequests: true,
    } as Build['future'],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    assetsBuildDirectory: '',
    basename: '/',
    publicPath: '/',
    isSpaMode: false,
    prerender: [],
    ssr: true,
    allowedActionOrigins: [],
    unstable_getCriticalCss: undefined,
  };
}
