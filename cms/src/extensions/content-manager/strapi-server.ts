import { addEnglishPercent } from './add-english-percent.ts';

const listOfDocuments = '/collection-types/:model';
const configurationOfComponents = '/components/:uid/configuration';
const addressOfPreview = '/preview/url/:contentType';

/**
 * Adds the completeness of the translation to the lists of the panel. Also requires permissions for two requests that
 * Strapi answers to everybody who is signed in: changing the layout of a component, and reading the signed address that
 * shows a draft. Strapi itself requires a permission only for changing the layout of a content type.
 */
export default function extendContentManager(plugin: ContentManagerPlugin): ContentManagerPlugin {
  const { admin, preview } = plugin.routes;
  find(admin, 'GET', listOfDocuments).config.middlewares?.push(addEnglishPercent);
  const actions = ['plugin::content-manager.components.configure-layout'];
  guard(admin, 'PUT', configurationOfComponents, { name: 'admin::hasPermissions', config: { actions } });
  guard(preview, 'GET', addressOfPreview, 'global::may-read-type');
  return plugin;
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
  config: { policies: unknown[]; middlewares?: unknown[] };
}
