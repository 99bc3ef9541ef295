import { answerNextProductCode } from '../../api/artwork/next-product-code.ts';
import { onlyThisLanguage } from '../../publication/only-this-language.ts';
import { noteSeenVersion } from '../../saving/refuse-stale-save.ts';
import { addEnglishPercent } from './add-english-percent.ts';
import { listIncomplete } from './list-incomplete.ts';

const listOfDocuments = '/collection-types/:model';
const configurationOfComponents = '/components/:uid/configuration';
const publications = [
  '/single-types/:model/actions/publish',
  '/single-types/:model/actions/unpublish',
  '/collection-types/:model/actions/publish',
  '/collection-types/:model/:id/actions/publish',
  '/collection-types/:model/:id/actions/unpublish',
];
const savings = ['/single-types/:model', '/collection-types/:model/:id'];
const addressOfPreview = '/preview/url/:contentType';

/**
 * Strapi lets every signed-in user change the layout of a component and read the signed address of a draft. Both need a
 * permission here, as changing the layout of a content type does.
 */
export default function extendContentManager(plugin: ContentManagerPlugin): ContentManagerPlugin {
  const { admin, preview } = plugin.routes;
  addMiddleware(admin, 'GET', listOfDocuments, addEnglishPercent);
  const actions = ['plugin::content-manager.components.configure-layout'];
  for (const path of publications) addMiddleware(admin, 'POST', path, onlyThisLanguage);
  for (const path of publications.filter((each) => each.endsWith('/publish')))
    addMiddleware(admin, 'POST', path, noteSeenVersion);
  for (const path of savings) addMiddleware(admin, 'PUT', path, noteSeenVersion);
  admin.routes.push(
    signedIn('/incomplete', listIncomplete),
    signedIn('/next-product-code', answerNextProductCode),
  );
  guard(admin, 'PUT', configurationOfComponents, { name: 'admin::hasPermissions', config: { actions } });
  guard(preview, 'GET', addressOfPreview, 'global::may-read-type');
  return plugin;
}

/** For requests that every signed-in user may send. */
function signedIn(path: string, handler: unknown): Route {
  return { method: 'GET', path, handler, config: { policies: ['admin::isAuthenticatedAdmin'] } };
}

function addMiddleware(routes: Routes, method: string, path: string, middleware: unknown): void {
  const { config } = find(routes, method, path);
  config.middlewares = [...(config.middlewares ?? []), middleware];
}

function guard(routes: Routes, method: string, path: string, policy: unknown): void {
  find(routes, method, path).config.policies = ['admin::isAuthenticatedAdmin', policy];
}

function find({ routes }: Routes, method: string, path: string): Route {
  const route = routes.find((each) => each.method === method && each.path === path);
  if (!route) throw new Error(`Strapi has no route ${method} ${path} any more.`);
  return route;
}

interface ContentManagerPlugin {
  routes: { admin: Routes; preview: Routes };
}

interface Routes {
  routes: Route[];
}

interface Route {
  method: string;
  path: string;
  handler?: unknown;
  config: { policies: unknown[]; middlewares?: unknown[] };
}
