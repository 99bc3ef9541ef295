import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { copyFolder } from '../../shop/copy-folder.ts';
import type { ShopEnvironment } from '../../shop/environment.ts';
import { freePorts } from '../../shop/ports.ts';
import { type RunningService, runService } from '../../shop/run-services.ts';
import { type ServiceName, services } from '../../shop/services.ts';
import { copyDocuments } from './copy-documents.ts';
import { fetchContent } from './web.ts';

const readySeconds = 180;

export interface Size {
  artworks: number;
  articles: number;
  literatures: number;
}

export interface FilledShop {
  env: ShopEnvironment;
  stop(): Promise<void>;
}

/** Commerce serves content that web has fetched, so the CMS need not run. The first time, the shop is filled. */
export async function fillShop(
  name: string,
  size: Size,
  base: ShopEnvironment,
  say: (line: string) => void,
): Promise<FilledShop> {
  const env = await environmentIn(path.join(base.DATA_DIR, name), base);
  await onlyOnce(env, async () => {
    const sample = await environmentIn(path.join(base.DATA_DIR, 'sample'), base);
    await onlyOnce(sample, async () => {
      say('The CMS writes the sample content …');
      await (await start('cms', sample)).stop();
    });
    say(`Filling ${env.DATA_DIR}`);
    copyFolder(sample.DATA_DIR, env.DATA_DIR);
    await fill(env, size, say);
  });
  const commerce = await start('commerce', env);
  return { env, stop: () => commerce.stop() };
}

async function onlyOnce({ DATA_DIR }: ShopEnvironment, fillFolder: () => Promise<void>): Promise<void> {
  const done = `${DATA_DIR}.filled`;
  if (existsSync(done)) return;
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  await fillFolder();
  writeFileSync(done, '');
}

async function environmentIn(folder: string, base: ShopEnvironment): Promise<ShopEnvironment> {
  const [web, commerce, cms] = (await freePorts(3)).map(String);
  return {
    ...base,
    APP_ENV: 'development',
    DATA_DIR: folder,
    PORT: web ?? '',
    COMMERCE_PORT: commerce ?? '',
    CMS_PORT: cms ?? '',
    PUBLIC_URL: `http://localhost:${web}`,
    DATABASE_URL: '',
    CMS_DATABASE_URL: '',
    LIMITS: 'off',
    HTML_CACHE_MEGABYTES: '0',
  };
}

async function fill(env: ShopEnvironment, size: Size, say: (line: string) => void): Promise<void> {
  const timed = async <Result>(what: string, work: () => Promise<Result> | Result): Promise<Result> => {
    const begin = performance.now();
    const result = await work();
    say(`  ${what}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return result;
  };
  await timed('the sample content is copied', () => copyContent(env, size));
  const cms = await timed('the CMS starts', () => start('cms', env));
  try {
    await timed('web fetches all content', () => fetchContent(env));
    const commerce = await start('commerce', env);
    await timed('commerce reads all artworks', () => waitForArtworks(env)).finally(() => commerce.stop());
  } finally {
    await cms.stop();
  }
  setPrices(env);
}

function copyContent({ DATA_DIR }: ShopEnvironment, size: Size): void {
  copyDocuments(path.join(DATA_DIR, 'cms.sqlite'), [
    {
      table: 'artworks',
      uid: 'api::artwork.artwork',
      count: size.artworks,
      // The page of pieces for show is not measured.
      where: 'NOT for_show',
      columns: {
        product_code: "printf('JY-%04d-%03d', 3000 + number / 1000, number % 1000)",
        name: "name || ' ' || number",
        featured: '0',
      },
    },
    {
      table: 'articles',
      uid: 'api::article.article',
      count: size.articles,
      columns: { slug: "slug || '-' || number", title: "title || ' ' || number", featured: '0' },
    },
    {
      table: 'literatures',
      uid: 'api::literature.literature',
      count: size.literatures,
      columns: { title: "title || ' ' || number" },
    },
  ]);
}

async function waitForArtworks({ COMMERCE_PORT }: ShopEnvironment): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${COMMERCE_PORT}/api/ready`);
    const { content } = (await answer.json()) as { content: { catalogAgeSeconds: number | null } };
    if (content.catalogAgeSeconds !== null) return;
    await wait(200);
  }
}

function setPrices({ DATA_DIR }: ShopEnvironment): void {
  const db = new Database(path.join(DATA_DIR, 'commerce.sqlite'));
  db.exec(`UPDATE products SET price_fen = (1 + rowid * 7919 % 5000) * 100, on_sale = 1
    WHERE listed AND document_id LIKE 'copy%'`);
  db.close();
}

async function start(name: ServiceName, env: ShopEnvironment): Promise<RunningService> {
  const service = services.find((each) => each.name === name);
  if (!service) throw new Error(`there is no service ${name}`);
  const running = runService(service, env, { mode: 'start' });
  await running.ready(readySeconds);
  return running;
}
