import type { Config } from '@react-router/dev/config';

export default {
  serverBuildFile: 'main.js',
  // The browser knows all routes from the start, so it sends no requests to discover them.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
