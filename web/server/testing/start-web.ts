import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ContentStore, createContentStore } from '../../app/content/content-store.server.ts';
import { createWebApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createMediaStore } from '../media-store.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { usualTimings } from '../proxy.ts';
import type { Render } from '../render.ts';
import { type RunningServer, startServer } from './start-server.ts';

export const secret = 'a secret between the services';

export interface RunningWeb extends RunningServer {
  config: Config;
  content: ContentStore;
}

interface MoreOptions {
  metrics?: Metrics | null;
  /** No time by default, because most tests stop services for good. */
  restartMilliseconds?: number;
}

/** By default every page shows its own path. */
export async function startWeb(
  change: Partial<Config> = {},
  render: Render = sayPath,
  { metrics = null, restartMilliseconds = 0 }: MoreOptions = {},
): Promise<RunningWeb> {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-'));
  await mkdir(path.join(folder, 'client'));
  const config: Config = {
    ...readConfig({ APP_ENV: 'development', INTERNAL_TOKEN: secret, CMS_READ_TOKEN: 'read' }),
    cmsUrl: unreachable,
    commerceUrl: unreachable,
    dataDir: folder,
    clientDir: path.join(folder, 'client'),
    mediaDir: path.join(folder, 'web', 'media'),
    publicUrl: 'https://shop.example',
    panelUrl: 'https://shop.example',
    ...change,
  };
  const content = createContentStore(config);
  const media = createMediaStore({ cmsUrl: config.cmsUrl, folder: config.mediaDir });
  const timing = { ...usualTimings.commerce, restartMilliseconds };
  const server = await startServer(
    createWebApp({
      config,
      content,
      media,
      render,
      dataRoutes,
      pagePatterns: ['/', '/artworks', '/artworks/:productId'],
      metrics,
      proxyTimings: { commerce: timing, cms: timing },
    }),
  );
  return {
    config,
    content,
    url: server.url,
    async stop() {
      await server.stop();
      await media.close();
      await content.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const dataRoutes = ['public/layout', 'public/artworks/list'];

/** Nothing listens at this address. */
export const unreachable = 'http://127.0.0.1:9';

export function htmlPage(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(`<!DOCTYPE html><html><body>${body}</body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}

const sayPath: Render = async (request, language) => {
  const { pathname, search } = new URL(request.url);
  return htmlPage(`${language} ${pathname}${search}`);
};
