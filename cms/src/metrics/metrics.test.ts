import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { publishedArtwork } from '../../test/artworks.ts';
import { type Cms, cms } from '../../test/cms.ts';
import { hintUid } from '../outbox/hint-model.ts';
import { createMetrics } from './metrics.ts';
import { metricsAddress, openMetrics } from './open-metrics.ts';

const soon = { timeout: 5_000, interval: 20 };

describe('the metrics', () => {
  let running: Cms;
  beforeAll(async () => {
    running = await cms();
  });

  const port = () => `http://127.0.0.1:${running.ports.metrics}`;

  async function collect(): Promise<string[]> {
    const answer = await fetch(`${port()}/metrics`);
    expect(answer.status).toBe(200);
    return (await answer.text()).split('\n');
  }

  /** 0 if no row begins with this text. */
  async function figure(row: string): Promise<number> {
    const line = (await collect()).find((each) => each.startsWith(`${row} `));
    return Number(line?.slice(row.length) ?? 0);
  }

  const requests = (method: string, path: string, status: number) =>
    figure(`http_request_duration_seconds_count{method="${method}",path="${path}",status="${status}"}`);

  /** The last request may still be ending. */
  async function expectCounted(row: Parameters<typeof requests>, more: number, work: () => Promise<unknown>) {
    const before = await requests(...row);
    await work();
    await expect.poll(() => requests(...row), soon).toBe(before + more);
  }

  it('count requests by the route of Strapi', async () => {
    const { documentId } = await publishedArtwork(running);
    await expectCounted(['GET', '/api/artworks/:id', 200], 1, () => running.read(`artworks/${documentId}`));
    await expectCounted(['GET', '/api/artworks/:id', 404], 2, async () => {
      await running.read('artworks/secret-1');
      await running.read('artworks/secret-2?locale=zh');
    });
    await expectCounted(['GET', '/content-manager/collection-types/:model', 200], 1, () =>
      running.panel('GET', '/content-manager/collection-types/api::artwork.artwork?page=1'),
    );
  });

  it('count the files of the media library as one route', async () => {
    const { url } = await running.strapi.db.query('plugin::upload.file').findOne({
      where: { name: 'JY-2024-001-main.jpg' },
    });
    await expectCounted(['GET', '/uploads/(.*)', 200], 1, () => fetch(running.url + url));
    await expectCounted(['GET', '/uploads/(.*)', 404], 1, () => fetch(`${running.url}/uploads/secret_1.jpg`));
  });

  it('count all unknown paths together, and all unusual methods', async () => {
    await expectCounted(['GET', 'unknown', 404], 2, async () => {
      await fetch(`${running.url}/wp-login.php`);
      await fetch(`${running.url}/nothing?secret=1`);
    });
    for (const method of ['PROPFIND', 'LINK']) {
      const [answer] = await once(request(`${running.url}/nothing`, { method }).end(), 'response');
      await once(answer.resume(), 'end');
    }
    const counted = async () =>
      (await collect()).filter((line) => line.startsWith('http_request_duration_seconds_count'));
    const unusual = async () =>
      (await counted()).find((line) => line.includes('{method="other",path="unknown"'));
    await expect.poll(unusual, soon).toMatch(/ 2$/);
    expect((await counted()).filter((line) => /secret|wp-login|PROPFIND|LINK/.test(line))).toEqual([]);
  });

  it('include the hints that each receiver has not taken yet', async () => {
    await publishedArtwork(running);
    for (const receiver of ['commerce', 'web']) {
      const waiting = await running.strapi.db.query(hintUid).count({ where: { receiver } });
      expect(waiting).toBeGreaterThan(0);
      expect(await figure(`outbox_hints_waiting{receiver="${receiver}"}`)).toBe(waiting);
    }
  });

  it('include the pictures without colors', async () => {
    const before = await figure('pictures_without_colors');
    const data = { ext: '.jpg', hash: 'x', url: '/uploads/x.jpg', provider: 'local', size: 1 };
    const files = running.strapi.db.query('plugin::upload.file');
    const picture = await files.create({ data: { ...data, name: 'x.jpg', mime: 'image/jpeg' } });
    const document = await files.create({ data: { ...data, name: 'x.pdf', mime: 'application/pdf' } });
    expect(await figure('pictures_without_colors')).toBe(before + 1);
    for (const { id } of [picture, document]) await files.delete({ where: { id } });
  });

  it('include memory, processor and event loop', async () => {
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(await figure('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are all that their port serves, and no other port serves them', async () => {
    expect((await fetch(`${port()}/admin/init`)).status).toBe(404);
    expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
  });

  it('are served at the loopback address if they have a port, or where METRICS_HOST says', () => {
    expect(metricsAddress({ METRICS_HOST: '10.0.0.2', CMS_METRICS_PORT: '' })).toBeNull();
    const given = { CMS_METRICS_PORT: '9103' };
    expect(metricsAddress(given)).toEqual({ host: '127.0.0.1', port: 9103 });
    expect(metricsAddress({ ...given, METRICS_HOST: '10.0.0.2' })?.host).toBe('10.0.0.2');
    expect(() => metricsAddress({ CMS_METRICS_PORT: 'x' })).toThrow('CMS_METRICS_PORT');
  });

  it('are logged as missing when their port is taken, and the CMS goes on', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const error = vi.fn();
    const address = { host: '127.0.0.1', port: (other.address() as AddressInfo).port };
    openMetrics(new Registry(), address, { error });
    await expect.poll(() => error, soon).toHaveBeenCalledOnce();
    other.close();
  });
});

it('shows the figures that need no database while the database is gone', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const { registry, requestSeconds } = createMetrics({ hintsWaiting: gone, picturesWithoutColors: gone });
  requestSeconds.observe({ method: 'GET', path: '/api', status: '500' }, 0.1);
  const figures = await registry.metrics();
  expect(figures).toContain('http_request_duration_seconds_count{method="GET",path="/api",status="500"} 1');
  expect(figures).not.toMatch(/^(outbox_hints_waiting|pictures_without_colors)[ {]/m);
});
