import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The figures this process has measured since its start, for a collector such as Prometheus. */
export const registry = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to its answer, by path of the contract',
  labelNames: ['method', 'path', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Runs of the jobs of this process, by how they ended',
  labelNames: ['job', 'outcome'] as const,
  registers: [registry],
});

/** `outcome` is `accepted`, `notSent` or `unknown`; `code` is the provider's own code. */
export const smsMessages = new Counter({
  name: 'sms_messages_total',
  help: 'Messages that this process gave to an SMS provider',
  labelNames: ['provider', 'outcome', 'code'] as const,
  registers: [registry],
});

/**
 * Starts measuring memory, processor and event loop. A service without a port for metrics does not call this
 * function.
 */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry });
}
