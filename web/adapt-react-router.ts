import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importing = fileURLToPath(new URL('app/import-route-module.ts', import.meta.url));
const broken = fileURLToPath(new URL('app/shell/broken-page.tsx', import.meta.url));
const importOfRoute = /import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*([\w.]+)\s*\)/g;

const defaultErrorPage = /(?<=createElement\(\s*)RemixRootDefaultErrorBoundary\b/g;
const defaultFallback = 'route.id === "root" ? RemixRootDefaultHydrateFallback : void 0';
const instrumented = 'if (init.instrumentations)';
const reportOfDiscovery = /console\.error\("Failed to fetch manifest patches", e\);/;

/**
 * Changes in React Router's browser code what its settings do not offer. import-route-module.ts imports the route
 * modules and handles failures. A page that breaks as a whole shows broken-page.tsx. The warnings, pages and measuring
 * hooks for developers are left out, and so is the message about failed route discovery, because a visitor without a
 * network sees the failure after clicking a link.
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
          .replace(reportOfDiscovery, '')
          .replace(defaultFallback, 'void 0')
          .replaceAll(instrumented, 'if (false)')
          .replaceAll(defaultErrorPage, 'BrokenPage');
        found =
          expected.every((part) => adapted.includes(part)) &&
          [reportOfDiscovery.source, defaultErrorPage.source].every((each) => new RegExp(each).test(code)) &&
          [defaultFallback, instrumented].every((part) => code.includes(part));
        const imports = [
          `import { importRouteModule } from ${JSON.stringify(importing)};`,
          `import { BrokenPage } from ${JSON.stringify(broken)};`,
        ];
        return { code: [...imports, adapted].join('\n'), map: null };
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
