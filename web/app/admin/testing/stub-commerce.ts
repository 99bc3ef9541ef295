import type { EndpointKey } from 'commerce/contract';
import { vi } from 'vitest';

interface Call {
  key: string;
  input: Record<string, unknown>;
}

type Answer = (input: Record<string, unknown>) => Response | Promise<Response>;

/** For tests: stands in for commerce, and returns the calls it received. What has no answer gets none at all. */
export function stubCommerce(answers: Partial<Record<EndpointKey, Answer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    const key = `${method} ${pathname.replace(/^\/api/, '')}` as EndpointKey;
    const input: Record<string, unknown> = body ? JSON.parse(String(body)) : Object.fromEntries(searchParams);
    calls.push({ key, input });
    const answer = answers[key];
    if (!answer) return new Promise<never>(() => {});
    return answer(input);
  });
  return calls;
}

export function done(content: unknown): Response {
  return Response.json({ status: 'OK', content });
}

export function refused(errorCode: string, status = 409, further: object = {}): Response {
  return Response.json({ status: 'ERROR', errorCode, message: '', traceId: '', ...further }, { status });
}
