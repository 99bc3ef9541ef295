import type { Config } from '@react-router/dev/config';

export default {
  serverBuildFile: 'main.js',
  // All routes are known to the browser from the start: no request to discover them, and nothing to cache.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
