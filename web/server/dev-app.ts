import * as build from 'virtual:react-router/server-build';
import { content } from '../app/content/cms.server.ts';
import { createWebApp } from './app.ts';
import { readConfig } from './config.ts';
import { createRender, dataRoutesOf } from './render.ts';

/** Made anew by Vite whenever a file it is made of changes. */
export const handle = createWebApp({
  config: readConfig(process.env),
  content,
  render: createRender(build, 'development'),
  dataRoutes: dataRoutesOf(build),
  hotReload: true,
});

content.start();
