import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { cmsRoot, testEnvironment } from '../../../test/environment.ts';
import { freePort } from '../../../test/receiver.ts';

const textsOfPictures = 'alternative-texts.json';
const seeds = readdirSync(path.join(cmsRoot, 'seed'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && name !== textsOfPictures,
);
const pieces = seeds.filter((name) => path.dirname(name) === 'artworks').length;
/** A draft and a published row in each of two languages. */
const rowsPerPiece = 4;

/** Two starts with all sample pieces take a minute, so only `npm run test:full` runs this. */
describe.runIf(process.env.FULL === '1')('a first start that is killed while seeding', () => {
  const started: ChildProcess[] = [];
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
  });

  it('leaves only complete pieces, and the next start adds the missing ones exactly once', async () => {
    const environment = testEnvironment('killed');
    environment.CMS_PORT = String(await freePort());
    const read = (sql: string) => readNumber(environment.DATA_DIR, sql);
    const artworkRows = () => read('SELECT count(*) FROM artworks');

    const first = start(environment);
    await vi.waitFor(() => expect(artworkRows()).toBeGreaterThan(0), { timeout: 90_000, interval: 5 });
    first.kill('SIGKILL');
    await once(first, 'exit');
    const left = artworkRows();
    expect(left).toBeLessThan(pieces * rowsPerPiece);
    expect(left % rowsPerPiece).toBe(0);

    const second = start(environment);
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${environment.CMS_PORT}/_health`)).status).toBe(204),
      { timeout: 90_000, interval: 50 },
    );
    expect(artworkRows()).toBe(pieces * rowsPerPiece);
    expect(read('SELECT count(DISTINCT product_code) FROM artworks WHERE published_at IS NOT NULL')).toBe(
      pieces,
    );
    expect(read('SELECT count(*) - count(DISTINCT name) FROM files')).toBe(0);
    expect(read("SELECT count(*) FROM outbox_hints WHERE receiver = 'web'")).toBe(seeds.length);
    second.kill('SIGTERM');
    await once(second, 'exit');
  }, 200_000);

  function start(environment: Record<string, string>): ChildProcess {
    const strapi = createRequire(__filename).resolve('@strapi/strapi/package.json');
    const child = spawn(process.execPath, [path.join(path.dirname(strapi), 'bin/strapi.js'), 'start'], {
      cwd: cmsRoot,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    started.push(child);
    return child;
  }
});

function readNumber(dataDir = '', sql: string): number {
  const database = new Database(path.join(dataDir, 'cms.sqlite'), { readonly: true, fileMustExist: true });
  try {
    return Number(database.prepare(sql).pluck().get());
  } finally {
    database.close();
  }
}
