import * as build from 'virtual:react-router/server-build';
import { content } from '../app/content/cms.server.ts';
import { createWebApp } from './app.ts';
import { readConfig } from './config.ts';
import { createRender, dataRoutesOf } from './render.ts';

/** The app for development. Vite loads this module again whenever one of its files changes. */
export const handle = createWebApp({
  config: readConfig(process.env),
  content,
  render: createRender(build, 'development'),
  dataRoutes: dataRoutesOf(build),
  hotReload: true,
});

content.start();
