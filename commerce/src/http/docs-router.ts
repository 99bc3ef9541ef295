import Router from '@koa/router';
import { renderDocs } from './docs-page.ts';
import { describeApi } from './openapi.ts';

/** Each description is rendered when a client first requests it. */
export function docsRouter(): Router {
  const router = new Router({ prefix: '/api' });
  let description: object | undefined;
  router.get('/openapi.json', (ctx) => {
    description ??= describeApi();
    ctx.body = description;
  });
  let page: string | undefined;
  router.get('/docs', (ctx) => {
    page ??= renderDocs();
    ctx.type = 'html';
    ctx.body = page;
  });
  return router;
}
