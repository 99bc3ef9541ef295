import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

interface Plan {
  root: string;
  /** Of the service, from the root. */
  folder: string;
  /** What the build depends on, from the root; those of the folder are copied. */
  files: readonly string[];
  /** What the build makes, from the folder. */
  output: string;
}

/**
 * Builds in a copy of the service's sources and puts the result in place when it is whole: a shop that is
 * running from the same folder never meets half a build, and a build that fails changes nothing. It is the
 * sources that move because `strapi build` can't be told where to write: it and `strapi start` both take the
 * place from tsconfig.json. The copy stands beside the original, so that every `../` in it still holds.
 * A file whose source is gone does not stay: a left-over migration would still run.
 * @param build is handed the copy, and makes the output in it
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

/** Two renames: between them, for a moment, there is nothing. */
function putInPlace(built: string, place: string, former: string): void {
  if (existsSync(place)) renameSync(place, former);
  renameSync(built, place);
}
