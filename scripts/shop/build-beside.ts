import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

interface Plan {
  root: string;
  /** Folder of the service, relative to the root. */
  folder: string;
  /** Files that the build depends on, relative to the root. Only files in the folder of the service are copied. */
  files: readonly string[];
  /** The folder that the build makes, relative to the folder of the service. */
  output: string;
}

/**
 * Builds in a copy of the service's sources and then replaces the old output as a whole. A shop that runs from the
 * same folder never finds half a build, and a build that fails changes nothing. Building the original into another
 * folder would not work, since `strapi build` and `strapi start` both read the place of the output from tsconfig.json.
 * The copy is beside the original, so that `../` leads to the same files. Nothing of the old output remains: a
 * migration whose source was deleted would otherwise still run.
 * @param build gets the folder of the copy and makes the output in it
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
