import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { isDevelopment } from '../../environment.ts';
import { articleSeed, artworkSeed, readSeed, readSeeds, siteSettingSeed } from './read-seed.ts';
import { seedArticle } from './seed-article.ts';
import { seedArtwork } from './seed-artwork.ts';
import { seedSiteSetting } from './seed-site-setting.ts';

/**
 * Fills an empty development database with the sample shop. Progress is remembered: a start that was
 * cut short goes on where it stopped, and what staff delete afterwards never comes back.
 */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  if (!isDevelopment() && process.env.SEED !== '1') return;
  const progress = strapi.store({ type: 'core', name: 'seed', key: 'progress' });
  const reached = await progress.get();
  if (reached === 'done' || (reached !== 'started' && (await hasContent(strapi)))) return;
  await progress.set({ value: 'started' });

  const folder = path.join(strapi.dirs.app.root, 'seed');
  const artworks = await readSeeds(artworkSeed, path.join(folder, 'artworks'));
  const articles = await readSeeds(articleSeed, path.join(folder, 'articles'));
  strapi.log.info(`Seeding ${artworks.length} artworks and ${articles.length} articles`);
  for (const artwork of artworks) await seedArtwork(strapi, artwork);
  for (const article of articles) await seedArticle(strapi, article);
  await seedSiteSetting(strapi, await readSeed(siteSettingSeed, path.join(folder, 'site-setting.json')));

  await progress.set({ value: 'done' });
  strapi.log.info('Seeding done');
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all([
    strapi.db.query('api::artwork.artwork').count(),
    strapi.db.query('api::article.article').count(),
    strapi.db.query('api::site-setting.site-setting').count(),
  ]);
  return counts.some((count) => count > 0);
}
