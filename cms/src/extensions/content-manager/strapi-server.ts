const configurationOfComponents = '/components/:uid/configuration';

/**
 * Requires a permission for changing the layout of a component in the panel. Strapi itself requires a
 * permission only for changing the layout of a content type.
 */
export default function extendContentManager(plugin: ContentManagerPlugin): ContentManagerPlugin {
  const isUnguarded = ({ method, path }: Route) => method === 'PUT' && path === configurationOfComponents;
  const route = plugin.routes.admin.routes.find(isUnguarded);
  if (!route) throw new Error(`Strapi has no route PUT ${configurationOfComponents} any more.`);
  const actions = ['plugin::content-manager.components.configure-layout'];
  route.config.policies = [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions } },
  ];
  return plugin;
}

interface ContentManagerPlugin {
  routes: { admin: { routes: Route[] } };
}

interface Route {
  method: string;
  path: string;
  config: { policies: unknown[] };
}
