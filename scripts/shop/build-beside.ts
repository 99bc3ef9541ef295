import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

interface Plan {
  root: string;
  folder: string;
  /** Relative to the root. Only files in the folder of the service are copied. */
  files: readonly string[];
  /** Relative to the folder of the service. */
  output: string;
}

/**
 * Builds in a copy of the sources and then replaces the whole output, so that an open shop never finds half a build and
 * no deleted migration remains. `strapi build` and `strapi start` read the place of the output from the same
 * tsconfig.json, so the original can't be built into another folder. The copy stands beside it, so that `../` leads to
 * the same files.
 */
export async function buildBeside(plan: Plan, build: (copy: string) => Promise<void>): Promise<void> {
  const original = path.join(plan.root, plan.folder);
  const copy = `${original}.building`;
  rmSync(copy, { recursive: true, force: true });
  try {
    copySources(plan, copy);
    await build(copy);
    putInPlace(path.join(copy, plan.output), path.join(original, plan.output), path.join(copy, 'former'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copySources({ root, folder, files }: Plan, copy: string): void {
  const original = path.join(root, folder);
  mkdirSync(copy);
  for (const file of files.filter((each) => each.startsWith(`${folder}${path.sep}`))) {
    cpSync(path.join(root, file), path.join(copy, path.relative(folder, file)));
  }
  const packages = path.join(original, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(copy, 'node_modules'), 'junction');
}

/** Between the two renames there is no output for a moment. */
function putInPlace(built: string, place: string, former: string): void {
  if (existsSync(place)) renameSync(place, former);
  renameSync(built, place);
}
