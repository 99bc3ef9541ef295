import * as build from 'virtual:react-router/server-build';
import { content } from '../app/content/cms.server.ts';
import { createWebApp } from './app.ts';
import { readConfig } from './config.ts';
import { createHttpServer, serve } from './listen.ts';
import { createMediaStore } from './media-store.ts';
import { measurePreparation } from './metrics/measure-web.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { preparePictures } from './prepare-pictures.ts';
import { createRender, dataRoutesOf, pagePatternsOf } from './render.ts';
import { sweepRegularly } from './sweep-media.ts';

const config = readConfig(process.env);
const media = createMediaStore({ cmsUrl: config.cmsUrl, folder: config.mediaDir });
const metrics = config.metrics && createMetrics();
const handle = createWebApp({
  config,
  content,
  media,
  render: createRender(build, 'production'),
  dataRoutes: dataRoutesOf(build),
  pagePatterns: pagePatternsOf(build),
  metrics,
});

content.start();
const preparation = preparePictures({ store: media, uploads: content.uploads });
content.onChange(preparation.lookAgain);
const sweep = sweepRegularly({ media, cmsUrl: config.cmsUrl, content });
if (config.metrics && metrics) {
  measurePreparation(metrics, preparation.left);
  openMetrics(async () => metrics.registry, config.metrics);
}
await serve(createHttpServer(handle), { host: config.host, port: config.port, onStop: stop, onClose: close });

function stop(): void {
  preparation.close();
  void sweep.close();
}

async function close(): Promise<void> {
  await Promise.all([sweep.close(), media.close(), content.close()]);
}
