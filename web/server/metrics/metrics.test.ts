import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { type CmsDouble, startCms } from '../testing/start-cms.ts';
import { startServer } from '../testing/start-server.ts';
import { htmlPage, type RunningWeb, secret, startWeb, unreachable } from '../testing/start-web.ts';
import { measurePreparation } from './measure-web.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openMetrics } from './open-metrics.ts';

const loopback = { host: '127.0.0.1', port: 0 };

let figures: Metrics;
let metrics: Server;
let web: RunningWeb;

beforeEach(async () => {
  figures = createMetrics();
  metrics = openMetrics(async () => figures.registry, loopback);
  await once(metrics, 'listening');
});
afterEach(async () => {
  metrics.close();
  await web.stop();
});

async function openShop(change: Partial<Config> = {}, render = sayPage, restartMilliseconds = 0) {
  web = await startWeb(change, render, { metrics: figures, restartMilliseconds });
}

const sayPage = async (asked: Request) =>
  new URL(asked.url).pathname === '/gone' ? htmlPage('gone', {}, 404) : htmlPage('page');

const metricsUrl = () => `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`;

async function collect(): Promise<string[]> {
  const answer = await fetch(`${metricsUrl()}/metrics`);
  expect(answer.status).toBe(200);
  return (await answer.text()).split('\n');
}

/** The last request may still be ending, so poll this. */
const counted = async () =>
  (await collect())
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))
    .map((line) => line.replace('http_request_duration_seconds_count', ''))
    .sort();

const get = (url: string, options: RequestInit = {}) =>
  fetch(web.url + url, { redirect: 'manual', ...options }).then((answer) => answer.text());

describe('requests', () => {
  test('of pages are counted by their route, whether or not the page is kept', async () => {
    await openShop();
    for (const url of [
      '/artworks',
      '/artworks?q=ru',
      '/artworks/JY-2024-001',
      '/artworks/JY-2024-002',
      '/artworks/JY-2024-002',
      '/artworks/JY-2024-002.data',
      '/_root.data',
    ]) {
      await get(url);
    }
    await expect
      .poll(counted)
      .toEqual([
        '{method="GET",path="/",status="200"} 1',
        '{method="GET",path="/artworks",status="200"} 2',
        '{method="GET",path="/artworks/:productId",status="200"} 4',
      ]);
  });

  test('of unknown addresses count as one, and so do unusual methods', async () => {
    await openShop({}, async () => htmlPage('nothing', {}, 404));
    for (const url of ['/wp-login.php', '/nothing-1?secret=1', '/artworks/a/b', '/apis', '/internally']) {
      await get(url);
    }
    await get('/artworks', { method: 'POST' });
    for (const method of ['PROPFIND', 'LINK']) {
      const [answer] = await once(request(`${web.url}/artworks`, { method }).end(), 'response');
      await once(answer.resume(), 'end');
    }
    await expect
      .poll(counted)
      .toEqual([
        '{method="GET",path="unknown",status="404"} 5',
        '{method="POST",path="/artworks",status="405"} 1',
        '{method="other",path="/artworks",status="405"} 2',
      ]);
  });

  test('of everything besides pages count by what answers them', async () => {
    const service = await startServer((_, response) => response.end('{}'));
    const folder = path.resolve(import.meta.dirname, '../../public');
    await openShop({ commerceUrl: service.url, cmsUrl: unreachable, clientDir: folder });
    await get('/api/userinfo/cart/query?userId=7');
    await get('/cms/content-manager/secret-name');
    await get('/media/320/avif/private_1.jpg');
    await get('/locales/zh/common.json');
    await get('/internal/nothing');
    await get('/internal/purge', {
      method: 'POST',
      headers: { 'X-Internal-Token': secret },
      body: '{"tags":[]}',
    });
    await get('/favicon.svg');
    await get('/share.jpg');
    await expect
      .poll(counted)
      .toEqual([
        '{method="GET",path="/api",status="200"} 1',
        '{method="GET",path="/cms",status="503"} 1',
        '{method="GET",path="/internal",status="404"} 1',
        '{method="GET",path="/locales",status="200"} 1',
        '{method="GET",path="/media",status="503"} 1',
        '{method="GET",path="files",status="200"} 2',
        '{method="POST",path="/internal",status="200"} 1',
      ]);
    await service.stop();
  });

  test('to another host are counted too', async () => {
    await openShop({ appEnv: 'production' });
    // `fetch` would send a request again after this status.
    const [answer] = await once(request(`${web.url}/artworks`).end(), 'response');
    answer.resume();
    await expect.poll(counted).toEqual(['{method="GET",path="/artworks",status="421"} 1']);
  });

  test('that were broken off have no status', async () => {
    const service = await startServer((_, response) => {
      response.writeHead(200);
      response.write('begin');
      setImmediate(() => response.destroy());
    });
    await openShop({ commerceUrl: service.url });
    await get('/api/health').catch(() => undefined);
    await expect.poll(counted).toEqual(['{method="GET",path="/api",status="brokenOff"} 1']);
    await service.stop();
  });
});

describe('the HTML cache', () => {
  test('counts pages that were kept, shared, rendered, and rendered without being kept', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openShop({}, async (asked) => {
      await held;
      return sayPage(asked);
    });
    expect(await collect()).toContain('html_cache_requests_total{outcome="hit"} 0');
    const both = Promise.all([get('/'), get('/')]);
    await expect.poll(collect).toContain('html_cache_requests_total{outcome="shared"} 1');
    release();
    await both;
    await get('/');
    await get('/');
    await get('/');
    await get('/gone');
    const lines = await collect();
    expect(lines).toContain('html_cache_requests_total{outcome="hit"} 3');
    expect(lines).toContain('html_cache_requests_total{outcome="shared"} 1');
    expect(lines).toContain('html_cache_requests_total{outcome="miss"} 1');
    expect(lines).toContain('html_cache_requests_total{outcome="notKept"} 1');
    expect(lines).toContain('html_cache_pages 1');
    expect(lines.find((line) => line.startsWith('html_cache_bytes '))).toMatch(/ [4-9]\d{3}$/);
  });
});

describe('the state of web', () => {
  let cms: CmsDouble;
  beforeEach(async () => {
    cms = await startCms('read');
  });
  afterEach(() => cms.stop());

  test('includes the pictures that are made, wait or were there', async () => {
    let release = () => {};
    cms.held = new Promise<void>((resolve) => {
      release = resolve;
    });
    cms.uploads.set('notes_1.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
    await openShop({ cmsUrl: cms.url });
    const first = get('/media/pdf/notes_1.pdf');
    await expect.poll(collect).toContain('media_files_waiting 1');
    release();
    await first;
    await get('/media/pdf/notes_1.pdf');
    await get('/media/pdf/nothing_1.pdf');
    const lines = await collect();
    expect(lines).toContain('media_files_waiting 0');
    for (const outcome of ['made', 'kept', 'failed']) {
      expect(lines).toContain(`media_requests_total{outcome="${outcome}"} 1`);
    }
  });

  test('includes when the content was last compared with the CMS', async () => {
    await openShop({ cmsUrl: cms.url });
    expect(await collect()).toContain('content_checked_timestamp_seconds 0');
    web.content.start();
    const checked = async () => {
      const line = (await collect()).find((each) => each.startsWith('content_checked_timestamp_seconds'));
      return Math.abs(Date.now() / 1000 - Number(line?.split(' ')[1]));
    };
    await expect.poll(checked).toBeLessThan(60);
  });

  test('includes how many pictures are still to be made ahead', async () => {
    await openShop();
    measurePreparation(figures, () => 3);
    expect(await collect()).toContain('pictures_to_prepare 3');
  });

  test('includes the requests that wait for a service that is being restarted', async () => {
    const stopped = await startServer((_, response) => response.end('{}'));
    await stopped.stop();
    await openShop({ commerceUrl: stopped.url }, sayPage, 20_000);
    const waiting = get('/api/health');
    await expect.poll(collect).toContain('proxy_requests_waiting{service="commerce"} 1');
    const back = await startServer((_, response) => response.end('{}'), Number(new URL(stopped.url).port));
    await waiting;
    expect(await collect()).toContain('proxy_requests_waiting{service="commerce"} 0');
    await back.stop();
  });

  test('includes memory, processor and event loop', async () => {
    await openShop();
    const names = (await collect()).map((line) => line.split(' ')[0]);
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(names).toContain(name);
    }
  });
});

test('the port of the metrics serves nothing else, and the shop does not serve the metrics', async () => {
  await openShop();
  expect((await fetch(`${metricsUrl()}/artworks`)).status).toBe(404);
  expect(await get('/metrics')).not.toContain('http_request_duration_seconds');
});

test('the shop goes on when the port of the metrics is taken', async () => {
  await openShop();
  const { port } = metrics.address() as AddressInfo;
  const another = openMetrics(async () => figures.registry, { ...loopback, port });
  // Without a listener of the service, the error would end the process.
  expect(another.listenerCount('error')).toBe(1);
  await once(another, 'error');
  expect(another.listening).toBe(false);
});
