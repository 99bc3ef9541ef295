import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('app/import-route-module.ts', import.meta.url));
const importOfRoute = /import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*([\w.]+)\s*\)/g;

const reportOfDiscovery = /console\.error\("Failed to fetch manifest patches", e\);/;

/**
 * Changes three things in the browser code of React Router, because React Router has no settings for them.
 * First, route modules are imported through import-route-module.ts, which decides what happens when an import
 * fails. Second, the developer warnings, which the package leaves on in production, are turned off. Third,
 * the console message about failed route discovery is removed. Discovery fails whenever there is no network,
 * and the visitor sees the failure anyway after clicking a link.
 */
export function adaptReactRouter(): Plugin {
  let found = false;
  return {
    name: 'adapt-react-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/, code: 'Error loading route module' },
      handler(code) {
        const adapted = code
          .replaceAll(importOfRoute, 'importRouteModule($1)')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
          .replace(reportOfDiscovery, '');
        found = expected.every((part) => adapted.includes(part)) && reportOfDiscovery.test(code);
        return { code: `import { importRouteModule } from ${JSON.stringify(ours)};\n${adapted}`, map: null };
      },
    },
    buildEnd(error) {
      if (!found && !error) this.error('React Router has changed: see adapt-react-router.ts');
    },
  };
}

const expected = [
  ...['module', 'clientMiddlewareModule', 'clientLoaderModule', 'clientActionModule'].map(
    (module) => `importRouteModule(route.${module})`,
  ),
  'ENABLE_DEV_WARNINGS = false',
];
