import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, type Service } from './services.ts';

/** Relative to the root. */
export function sourceFiles(service: Service): string[] {
  const workspaceFiles = readdirSync(service.folder)
    .filter((name) => /^[^.].*\.(ts|mts|json)$/.test(name))
    .map((name) => path.join(service.name, name));
  return ['package-lock.json', 'tsconfig.base.json', ...workspaceFiles, ...service.sources].flatMap(
    filesBelow,
  );
}

/** No build reads tests, and the build of web makes the fonts. */
const notSources = /\.(test\.tsx?|woff2)$/;

function filesBelow(relative: string): string[] {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute) || notSources.test(relative)) return [];
  if (statSync(absolute).isFile()) return [relative];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesBelow(path.join(relative, name)));
}
