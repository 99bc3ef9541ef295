import * as build from 'virtual:react-router/server-build';
import { content } from '../app/content/cms.server.ts';
import { createWebApp } from './app.ts';
import { readConfig } from './config.ts';
import { createMediaStore } from './media-store.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createRender, dataRoutesOf, pagePatternsOf } from './render.ts';

const config = readConfig(process.env);
const media = createMediaStore({ cmsUrl: config.cmsUrl, folder: config.mediaDir });

export const metrics = createMetrics();

/** Vite loads this module again whenever one of its files changes. */
export const handle = createWebApp({
  config,
  content,
  media,
  render: createRender(build, 'development'),
  dataRoutes: dataRoutesOf(build),
  pagePatterns: pagePatternsOf(build),
  metrics,
  hotReload: true,
});

content.start();
