import Router from '@koa/router';
import type { Services } from '../services.ts';
import { renderDocs } from './docs-page.ts';
import { limit } from './limit.ts';
import { describeApi } from './openapi.ts';

/** Each description is a megabyte and rendered when a client first requests it. */
export function docsRouter(services: Services): Router {
  const router = new Router({ prefix: '/api' });
  let description: string | undefined;
  router.get('/openapi.json', limit(services, 'GET /openapi.json', 'auth'), (ctx) => {
    description ??= JSON.stringify(describeApi());
    ctx.type = 'json';
    ctx.body = description;
  });
  let page: string | undefined;
  router.get('/docs', limit(services, 'GET /docs', 'auth'), (ctx) => {
    page ??= renderDocs();
    ctx.type = 'html';
    ctx.body = page;
  });
  return router;
}
