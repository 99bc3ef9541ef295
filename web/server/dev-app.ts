import * as build from 'virtual:react-router/server-build';
import { content } from '../app/api/cms.server.ts';
import { createWebApp, type WebApp } from './app.ts';
import { readConfig } from './config.ts';
import { createRender } from './render.ts';

/** Made anew by Vite whenever a file it is made of changes. */
export const web: WebApp = createWebApp({
  config: readConfig(process.env),
  content,
  render: createRender(build, 'development'),
  hotReload: true,
});
