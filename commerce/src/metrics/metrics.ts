import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process has measured since its start, for a collector such as Prometheus. */
export const registry = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to its answer, by path of the contract',
  labelNames: ['method', 'path', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

/** The label is not called `job`, which Prometheus adds to each row as the name of the service. */
export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Runs of the jobs of this process, by how they ended',
  labelNames: ['name', 'outcome'] as const,
  registers: [registry],
});

export const jobLastDone = new Gauge({
  name: 'job_last_done_timestamp_seconds',
  help: 'When this process last ended a job well; of several processes, only one runs a job',
  labelNames: ['name'] as const,
  registers: [registry],
});

/** `outcome` is `accepted`, `notSent` or `unknown`; `code` is the provider's own code. */
export const smsMessages = new Counter({
  name: 'sms_messages_total',
  help: 'Messages that this process gave to an SMS provider',
  labelNames: ['provider', 'outcome', 'code'] as const,
  registers: [registry],
});

/** A code counts once, also if several providers were asked to send it. */
export const smsCodes = new Counter({
  name: 'sms_codes_total',
  help: 'Codes by SMS, by what became of them in the end: accepted, notSent, unknown, or phoneRefused',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

export const mailMessages = new Counter({
  name: 'mail_messages_total',
  help: 'E-mails that this process gave to the mail server, by outcome: accepted or failed',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Each different method would add a row, so unusual ones count together. */
export function methodLabel(method: string): string {
  return usualMethods.has(method) ? method : 'other';
}

/** Shows every outcome as 0 from the start, because Prometheus only sees the growth of a row that it knows. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry });
  for (const outcome of ['accepted', 'notSent', 'unknown', 'phoneRefused']) smsCodes.inc({ outcome }, 0);
  for (const outcome of ['accepted', 'failed']) mailMessages.inc({ outcome }, 0);
}
