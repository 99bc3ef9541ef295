const configurationOfComponents = '/components/:uid/configuration';
const addressOfPreview = '/preview/url/:contentType';

/**
 * Requires permissions for two requests of the panel that Strapi answers to everybody who is signed in: changing the
 * layout of a component, and reading the signed address that shows a draft. Strapi itself requires a permission only
 * for changing the layout of a content type.
 */
export default function extendContentManager(plugin: ContentManagerPlugin): ContentManagerPlugin {
  const { admin, preview } = plugin.routes;
  const actions = ['plugin::content-manager.components.configure-layout'];
  guard(admin, 'PUT', configurationOfComponents, { name: 'admin::hasPermissions', config: { actions } });
  guard(preview, 'GET', addressOfPreview, 'global::may-read-type');
  return plugin;
}

function guard({ routes }: Routes, method: string, path: string, policy: unknown): void {
  const route = routes.find((each) => each.method === method && each.path === path);
  if (!route) throw new Error(`Strapi has no route ${method} ${path} any more.`);
  route.config.policies = ['admin::isAuthenticatedAdmin', policy];
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
  config: { policies: unknown[] };
}
