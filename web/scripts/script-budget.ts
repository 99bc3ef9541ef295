import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { own } from '@junyao/commerce/contract/own';

interface Budget {
  pages: RegExp;
  /** Total of all scripts of a page, after gzip. */
  bytes: number;
  /** Parts that the page itself imports without a click. They are counted too. */
  partsAtOnce: readonly string[];
}

/** 155 KiB for a guest's page, 170 KiB for a member's, 250 KiB for an admin screen. `found` routes send files. */
export const scriptBudgets: readonly Budget[] = [
  { pages: /^(public(?!\/found\/)|auth)\//, bytes: 158_720, partsAtOnce: [] },
  { pages: /^member\//, bytes: 174_080, partsAtOnce: ['cart-panel'] },
  { pages: /^admin\//, bytes: 256_000, partsAtOnce: [] },
];

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

/** A layout with a path can be opened, so it is a page too, unless an index route is shown at the same address. */
export function scriptsOfPages(
  { entry, routes }: RouteManifest,
  isPage: RegExp,
): Map<string, ReadonlySet<string>> {
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const opened = Object.values(routes).filter(
    ({ id, path }) => isPage.test(id) && (path !== undefined || !layouts.has(id)),
  );
  const pages = new Map<string, ReadonlySet<string>>();
  for (const page of opened) {
    const scripts = new Set(filesOf(entry));
    const parts: string[] = [];
    for (
      let route = own(routes, page.id);
      route;
      route = route.parentId ? own(routes, route.parentId) : undefined
    ) {
      for (const file of filesOf(route)) scripts.add(file);
      if (route.path) parts.unshift(route.path);
    }
    const address = `/${parts.join('/')}`;
    pages.set(address, new Set([...scripts, ...(pages.get(address) ?? [])]));
  }
  return pages;
}

function filesOf(route: RouteFiles): string[] {
  const { module, imports, clientActionModule, clientLoaderModule } = route;
  const { clientMiddlewareModule, hydrateFallbackModule } = route;
  const own = [module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule];
  return [...own, ...(imports ?? [])].filter((file) => file !== undefined);
}

interface MeasuredPage {
  page: string;
  /** After gzip. */
  bytes: number;
  budgetBytes: number;
}

/** Returns the heaviest page first. `client` is the folder with the compressed files for the browser. */
export async function measureScripts(client: string): Promise<MeasuredPage[]> {
  const manifest = await readManifest(client);
  const assets = path.join(client, 'assets');
  const measured = scriptBudgets.map(async ({ pages, bytes: budgetBytes, partsAtOnce }) => {
    const atOnce = await Promise.all(partsAtOnce.map((part) => scriptsOfPart(assets, part)));
    const sizes = [...scriptsOfPages(manifest, pages)].map(async ([page, scripts]) => {
      const all = new Set([scripts, ...atOnce].flatMap((each) => [...each]));
      const bytes = await Promise.all([...all].map((script) => gzipBytes(path.join(client, script))));
      return { page, bytes: bytes.reduce((sum, each) => sum + each, 0), budgetBytes };
    });
    return Promise.all(sizes);
  });
  return (await Promise.all(measured)).flat().sort((one, other) => other.bytes - one.bytes);
}

/** What the part itself imports only later, such as the panel that a click opens, does not count. */
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

/** Small files have no `.gz` copy, because they are sent uncompressed. */
async function gzipBytes(file: string): Promise<number> {
  return stat(`${file}.gz`).then(
    ({ size }) => size,
    async () => (await stat(file)).size,
  );
}
