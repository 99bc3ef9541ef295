import type { EndpointKey } from '@junyao/commerce/contract';
import { vi } from 'vitest';

type Input = Record<string, unknown>;
type Answer = (input: Input) => Response | Promise<Response>;

interface Call {
  key: EndpointKey;
  input: Input;
}

/** For tests: stands in for commerce and returns the received calls. An endpoint without an answer never answers. */
export function stubCommerce(answers: Partial<Record<EndpointKey, Answer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    const key = `${method} ${pathname.replace(/^\/api/, '')}` as EndpointKey;
    const input: Input = body ? JSON.parse(String(body)) : Object.fromEntries(searchParams);
    calls.push({ key, input });
    const answer = answers[key];
    if (!answer) return new Promise<never>(() => {});
    return answer(input);
  });
  return calls;
}

export function inputsOf(calls: readonly Call[], key: EndpointKey): Input[] {
  return calls.filter((call) => call.key === key).map(({ input }) => input);
}

export function answered(content: unknown): Response {
  return Response.json({ status: 'OK', content });
}

export function refused(errorCode: string, status = 409, further: object = {}): Response {
  return Response.json({ status: 'ERROR', errorCode, message: '', traceId: '', ...further }, { status });
}
