import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The largest allowed total size of the scripts of a public page, in bytes after gzip: 140 KiB. The
 * specification sets one limit for all pages.
 */
export const scriptBudgetBytes = 143_360;

/** The route manifest of React Router's build. It names the files of each route by their addresses. */
export interface RouteManifest {
  entry: RouteFiles;
  routes: Record<string, RouteFiles & { id: string; parentId?: string; path?: string; index?: boolean }>;
}

interface RouteFiles {
  module: string;
  imports?: string[];
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}

/** The part of every page that the browser loads when it is idle, which is also counted. */
const idlePart = 'cart-widget';

/** Matches the ids of the pages that a guest can open. The routes of `found` answer with files. */
const guestPage = /^(public(?!\/found\/)|auth)\//;

/**
 * The scripts of each page for guests: the scripts of the entry, of the route of the page, and of its parent
 * routes. A layout with a path can be opened, so it is a page too.
 */
export function scriptsOfPages({ entry, routes }: RouteManifest): [page: string, scripts: Set<string>][] {
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(
    ({ id, path }) => guestPage.test(id) && (path !== undefined || !layouts.has(id)),
  );
  return pages.map((page) => {
    const scripts = new Set(filesOf(entry));
    const parts: string[] = [];
    for (let route = routes[page.id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
      for (const file of filesOf(route)) scripts.add(file);
      if (route.path) parts.unshift(route.path);
    }
    return [`/${parts.join('/')}`, scripts];
  });
}

function filesOf(route: RouteFiles): string[] {
  const { module, imports, clientActionModule, clientLoaderModule } = route;
  const { clientMiddlewareModule, hydrateFallbackModule } = route;
  const own = [module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule];
  return [...own, ...(imports ?? [])].filter((file) => file !== undefined);
}

/**
 * The size (gzip) of each page's scripts in bytes, the heaviest page first.
 * @param client the folder with the compressed files for the browser
 */
export async function measureScripts(client: string): Promise<[page: string, bytes: number][]> {
  const manifest = await readManifest(client);
  const idle = await scriptsOfPart(path.join(client, 'assets'), idlePart);
  const sizes = scriptsOfPages(manifest).map(async ([page, scripts]): Promise<[string, number]> => {
    const bytes = await Promise.all(
      [...new Set([...scripts, ...idle])].map((script) => gzipBytes(path.join(client, script))),
    );
    return [page, bytes.reduce((sum, each) => sum + each, 0)];
  });
  return (await Promise.all(sizes)).sort(([, one], [, other]) => other - one);
}

/**
 * A part that a page imports later, with everything that it imports. What the part itself imports only later, such as
 * the panel that a click opens, does not count.
 * @param assets the folder of the scripts
 */
export async function scriptsOfPart(assets: string, part: string): Promise<Set<string>> {
  const first = (await readdir(assets)).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'));
  if (!first) throw new Error(`The build has no script ${part}.`);
  const scripts = new Set([`/assets/${first}`]);
  for (const script of scripts) {
    const code = await readFile(path.join(assets, path.basename(script)), 'utf8');
    for (const [, name] of code.matchAll(/\b(?:from|import)\s*["`]\.\/([\w.-]+\.js)["`]/g))
      scripts.add(`/assets/${name}`);
  }
  return scripts;
}

async function readManifest(client: string): Promise<RouteManifest> {
  const assets = path.join(client, 'assets');
  const name = (await readdir(assets)).find((each) => /^manifest-\w+\.js$/.test(each));
  if (!name) throw new Error('The build has no manifest of routes.');
  const code = await readFile(path.join(assets, name), 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as RouteManifest;
}

/**
 * The size of the `.gz` copy of a file. If there is no such copy, it is the size of the file itself, because
 * small files are sent uncompressed.
 */
async function gzipBytes(file: string): Promise<number> {
  return stat(`${file}.gz`).then(
    ({ size }) => size,
    async () => (await stat(file)).size,
  );
}
