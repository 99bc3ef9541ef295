import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { isDevelopment } from '../../environment.ts';
import { readSeeds } from './read-seeds.ts';
import { seedDocument } from './seed-document.ts';
import { seedTypes } from './seed-types.ts';

/** Stored progress lets an interrupted start continue, and keeps content that staff deleted from coming back. */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  if (!isDevelopment() && process.env.SEED !== '1') return;
  const progress = strapi.store({ type: 'core', name: 'seed', key: 'progress' });
  const reached = await progress.get();
  if (reached === 'done' || (reached !== 'started' && (await hasContent(strapi)))) return;
  await progress.set({ value: 'started' });

  const folder = path.join(strapi.dirs.app.root, 'seed');
  for (const type of seedTypes) {
    const seeds = await readSeeds(folder, type);
    strapi.log.info(`Seeding ${type.source}: ${seeds.length}`);
    for (const seed of seeds) await seedDocument(strapi, type, seed);
  }

  await progress.set({ value: 'done' });
  strapi.log.info('Seeding done');
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(seedTypes.map(({ uid }) => strapi.db.query(uid).count()));
  return counts.some((count) => count > 0);
}
