import * as build from 'virtual:react-router/server-build';
import { content } from '../app/content/cms.server.ts';
import { createWebApp } from './app.ts';
import { readConfig } from './config.ts';
import { createHttpServer, serve } from './listen.ts';
import { createRender, dataRoutesOf } from './render.ts';

const config = readConfig(process.env);
const handle = createWebApp({
  config,
  content,
  render: createRender(build, 'production'),
  dataRoutes: dataRoutesOf(build),
});

content.start();
await serve(createHttpServer(handle), { host: config.host, port: config.port, onClose: content.close });
