const configurationOfComponents = '/components/:uid/configuration';

/**
 * Lets only those change how the fields of a component are shown who may configure layouts. Strapi asks for a
 * permission when the layout of a content type is changed, but not for that of a component.
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
