import type { Config } from '@react-router/dev/config';

export default {
  serverBuildFile: 'main.js',
  // The browser loads only the routes of the page and of its links, so a page stays small when the site grows.
  routeDiscovery: { mode: 'lazy' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
