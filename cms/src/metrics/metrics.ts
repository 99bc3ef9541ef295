import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** While the database does not answer, these figures are left out. The others still show that requests fail. */
export interface State {
  hintsWaiting: () => Promise<Record<string, number>>;
  /** Pictures whose colors were not read yet, or cannot be read. */
  picturesWithoutColors: () => Promise<number>;
}

export function createMetrics(state: State) {
  const registry = new Registry();
  const registers = [registry];
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route of Strapi',
    labelNames: ['method', 'path', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  new Gauge({
    name: 'outbox_hints_waiting',
    help: 'Hints about changed documents that a receiver has not taken yet',
    labelNames: ['receiver'] as const,
    registers,
    async collect() {
      this.reset();
      const waiting = await ifReadable(state.hintsWaiting);
      for (const [receiver, count] of Object.entries(waiting ?? {})) this.set({ receiver }, count);
    },
  });
  new Gauge({
    name: 'pictures_without_colors',
    help: 'Pictures whose colors were not read yet, or cannot be read',
    registers,
    async collect() {
      this.remove({});
      const count = await ifReadable(state.picturesWithoutColors);
      if (count !== null) this.set(count);
    },
  });
  return { registry, requestSeconds };
}

/** Shorter than a collector waits for all figures. */
const longestRead = 3_000;

/** @returns null if the database does not answer in time */
function ifReadable<Figure>(read: () => Promise<Figure>): Promise<Figure | null> {
  return Promise.race([read().catch(() => null), wait(longestRead, null, { ref: false })]);
}
