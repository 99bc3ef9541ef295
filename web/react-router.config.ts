import type { Config } from '@react-router/dev/config';

export default {
  serverBuildFile: 'main.js',
  // A page brings its own routes and asks for those behind its links, so its size does not grow with the site.
  routeDiscovery: { mode: 'lazy' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
