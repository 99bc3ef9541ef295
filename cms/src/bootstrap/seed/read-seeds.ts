import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Seed, SeedType } from './seed-type.ts';

/** @throws Error that names the file when a seed does not match the schema */
export async function readSeeds(folder: string, { source, schema }: SeedType): Promise<Seed[]> {
  const names = source.endsWith('.json') ? [source] : await namesIn(folder, source);
  return Promise.all(names.map((name) => readSeed(schema, path.join(folder, name))));
}

async function readSeed(schema: SeedType['schema'], file: string): Promise<Seed> {
  const parsed = schema.safeParse(JSON.parse(await fs.readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path.basename(file)}: ${z.prettifyError(parsed.error)}`);
}

async function namesIn(folder: string, source: string): Promise<string[]> {
  const names = await fs.readdir(path.join(folder, source));
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(source, name));
}
