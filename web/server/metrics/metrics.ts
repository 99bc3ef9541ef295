import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route',
    labelNames: ['method', 'path', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const pages = new Counter({
    name: 'html_cache_requests_total',
    help: 'Requests for pages, by what the HTML cache did: hit, shared, miss or notKept',
    labelNames: ['outcome'] as const,
    registers,
  });
  const media = new Counter({
    name: 'media_requests_total',
    help: 'Requests for pictures and documents, by whether the finished file was there: kept, made or failed',
    labelNames: ['outcome'] as const,
    registers,
  });
  const requestsWaiting = new Gauge({
    name: 'proxy_requests_waiting',
    help: 'Requests that wait for a service that is being restarted',
    labelNames: ['service'] as const,
    registers,
  });
  // Prometheus sees only the growth of a row that it has read before.
  for (const outcome of ['hit', 'shared', 'miss', 'notKept']) pages.inc({ outcome }, 0);
  for (const outcome of ['kept', 'made', 'failed']) media.inc({ outcome }, 0);
  for (const service of ['commerce', 'cms']) requestsWaiting.set({ service }, 0);

  return {
    registry,
    requestSeconds,
    requestsWaiting,
    countPage: (outcome: string) => pages.inc({ outcome }),
    countMedia: (outcome: string) => media.inc({ outcome }),
  };
}
