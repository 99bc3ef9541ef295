import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importing = fileURLToPath(new URL('app/import-route-module.ts', import.meta.url));
const importOfRoute =
  /import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*(route\.\w+)\s*\)/g;

/** Lets import-route-module.ts import the modules of routes, which React Router has no setting for (decision 013). */
export function importRouteModules(): Plugin {
  const found = new Set<string>();
  return {
    name: 'import-route-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/, code: importOfRoute },
      handler(code) {
        const adapted = code.replaceAll(importOfRoute, (_, module: string) => {
          found.add(module);
          return `importRouteModule(${module})`;
        });
        return `import { importRouteModule } from ${JSON.stringify(importing)};\n${adapted}`;
      },
    },
    buildEnd(error) {
      if (found.size !== 4 && !error) this.error('React Router has changed: see import-route-modules.ts');
    },
  };
}
