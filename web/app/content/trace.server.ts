import { AsyncLocalStorage } from 'node:async_hooks';

const traces = new AsyncLocalStorage<string>();

/** The calls to other services during `work` carry the id of the request. */
export function withTrace<Result>(traceId: string, work: () => Result): Result {
  return traces.run(traceId, work);
}

/** The header with the id of the current request. Empty outside a request. */
export function traceHeader(): Record<string, string> {
  const traceId = traces.getStore();
  return traceId ? { 'X-Request-Id': traceId } : {};
}
