import { AsyncLocalStorage } from 'node:async_hooks';

const traces = new AsyncLocalStorage<string>();

/** Runs `work` for a request. What it asks of other services carries the id of the request. */
export function withTrace<Result>(traceId: string, work: () => Result): Result {
  return traces.run(traceId, work);
}

/** The header with the id of the request at work; nothing outside a request. */
export function traceHeader(): Record<string, string> {
  const traceId = traces.getStore();
  return traceId ? { 'X-Request-Id': traceId } : {};
}
