import { existsSync, readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import Koa from 'koa';
import type { ContentStore } from '../app/content/content-store.server.ts';
import { answerFailures } from './answer-failures.ts';
import type { Config } from './config.ts';
import { cutPreferences } from './cut-preferences.ts';
import { createForwarding } from './forwarded.ts';
import { createHostCheck } from './hosts.ts';
import { createHtmlCache } from './html-cache.ts';
import { createInternal } from './internal.ts';
import { keepLoggedIn } from './keep-logged-in.ts';
import { limitCalls } from './limit-calls.ts';
import { admitEveryOrder, createMediaLimit } from './limit-media.ts';
import { admitEveryPage, createPageLimit } from './limit-pages.ts';
import { createLocales } from './locales.ts';
import { logBrokenAnswers } from './log-broken-answers.ts';
import { idHeader, logCached, logRequests, newId } from './log-requests.ts';
import { createMedia } from './media.ts';
import type { MediaStore } from './media-store.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { measureWeb } from './metrics/measure-web.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createRouteOf } from './metrics/route-of.ts';
import { straightenUrls } from './odd-urls.ts';
import { createPageQueue, noPageQueue } from './page-queue.ts';
import { createPages } from './pages.ts';
import { createProxy, usualTimings } from './proxy.ts';
import type { Render } from './render.ts';
import { answerRouteManifest } from './route-manifest.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createSecurityTxt } from './security-txt.ts';
import { createStaticFiles } from './static-files.ts';
import { cmsUnavailable, hideInternalApi, temporarilyUnavailable } from './unavailable.ts';
import { answerWayBack } from './way-back.ts';

interface WebAppOptions {
  config: Config;
  render: Render;
  dataRoutes: readonly string[];
  pagePatterns: readonly string[];
  content: ContentStore;
  media: MediaStore;
  /** Null when nothing is measured. */
  metrics: Metrics | null;
  /** In development, Vite serves the files, and pages are not cached. */
  hotReload?: boolean;
  proxyTimings?: typeof usualTimings;
}

/** Other services answer these paths, so they are not looked for in the cache of pages. */
const passedOn = /^\/(api|cms)\//;

export function createWebApp({
  config,
  render,
  dataRoutes,
  pagePatterns,
  content,
  media,
  metrics,
  hotReload = false,
  proxyTimings = usualTimings,
}: WebAppOptions): RequestListener {
  const { setForwarded, findVisitor } = createForwarding(config.trustedProxies);
  const cache = createHtmlCache(hotReload ? 0 : config.htmlCacheBytes, metrics?.countPage);
  const pages = createPages(cache, {
    render,
    dataRoutes,
    content,
    previewSecret: config.previewSecret,
    publicUrl: config.publicUrl,
    panelUrl: config.panelUrl,
    hotReload,
    admitPage: config.limits ? createPageLimit(findVisitor) : admitEveryPage,
    queue: config.limits ? createPageQueue() : noPageQueue,
  });
  content.onChange(cache.purge);
  const ownData = path.join(config.dataDir, 'web');

  const app = new Koa();
  app.on('error', logBrokenAnswers);
  app.use(logRequests(findVisitor));
  app.use(setSecurityHeaders);
  app.use(answerFailures);
  app.use(straightenUrls);
  app.use(hideInternalApi);
  app.use(createInternal({ token: config.internalToken, content, cache }));
  if (config.limits) app.use(limitCalls(findVisitor));
  const waiting = (service: string) => metrics?.requestsWaiting.labels({ service });
  const commerce = {
    prefix: '/api',
    target: config.commerceUrl,
    strip: false,
    waiting: waiting('commerce'),
  };
  app.use(
    createProxy({ ...commerce, setForwarded, unavailable: temporarilyUnavailable }, proxyTimings.commerce),
  );
  const cms = { prefix: '/cms', target: config.cmsUrl, strip: true, waiting: waiting('cms') };
  app.use(createProxy({ ...cms, setForwarded, unavailable: cmsUnavailable }, proxyTimings.cms));
  app.use(
    createMedia(media, config.limits ? createMediaLimit(findVisitor) : admitEveryOrder, metrics?.countMedia),
  );
  app.use(createLocales(config.localesDir, !hotReload));
  if (!hotReload) app.use(createStaticFiles(config.clientDir, path.join(ownData, 'files')));
  app.use(createSecurityTxt(config));
  app.use(answerWayBack);
  app.use(answerRouteManifest(render, config.publicUrl));
  app.use(pages.middleware);
  const handleInKoa = app.callback();
  const answerOtherHost = createHostCheck(config);
  let measure: ReturnType<typeof measureRequests> | undefined;
  if (metrics) {
    const files = existsSync(config.clientDir) ? readdirSync(config.clientDir) : [];
    measure = measureRequests(metrics, createRouteOf({ patterns: pagePatterns, files }));
    measureWeb(metrics, {
      cacheSize: cache.size,
      contentCheckedAt: content.checkedAt,
      mediaWaiting: media.waiting,
    });
  }

  return (request, response) => {
    const count = measure?.(request);
    if (answerOtherHost(request, response) || keepLoggedIn(request, response)) return count?.(response);
    cutPreferences(request);
    const traceId = newId();
    const isPage = !passedOn.test(request.url ?? '');
    if (isPage && pages.answerFromCache(request, response, traceId)) {
      logCached(request, response, { traceId, findVisitor });
      // A cached page is sent at once. A listener for its end would double the cost of counting it.
      count?.(response);
    } else {
      if (count) response.once('close', () => count(response));
      response.setHeader(idHeader, traceId);
      void handleInKoa(request, response);
    }
  };
}
