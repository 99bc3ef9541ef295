import type { EndpointKey, InputOf, OutputOf } from '../contract/contract.ts';

/** Only an OK answer has `content`; only a refusal has the optional fields. */
export interface Answer<Content> {
  httpStatus: number;
  status: 'OK' | 'ERROR';
  content: Content;
  errorCode?: string;
  message?: string;
  details?: Record<string, unknown>;
  traceId?: string;
  headers: Headers;
}

export interface TestClient {
  call<Key extends EndpointKey>(
    key: Key,
    input: InputOf<Key>,
    headers?: Record<string, string>,
  ): Promise<Answer<OutputOf<Key>>>;
  /** Throws unless the answer is OK. */
  ok<Key extends EndpointKey>(key: Key, input: InputOf<Key>): Promise<OutputOf<Key>>;
  file<Key extends EndpointKey>(key: Key, input: InputOf<Key>): Promise<string>;
}

export function createClient(url: string, authToken = ''): TestClient {
  function send(key: EndpointKey, input: unknown, headers: Record<string, string>) {
    const [method, path] = key.split(' ');
    const target = new URL(`${url}/api${path}`);
    if (method === 'GET') {
      for (const [name, value] of Object.entries(input as object))
        target.searchParams.set(name, String(value));
    }
    return fetch(target, {
      method: method ?? 'GET',
      headers: { Authorization: authToken, 'Content-Type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    });
  }
  const call: TestClient['call'] = async (key, input, headers = {}) => {
    const answer = await send(key, input, headers);
    return {
      ...((await read(answer)) as Answer<never>),
      httpStatus: answer.status,
      headers: answer.headers,
    };
  };
  return {
    call,
    ok: okOf(call),
    async file(key, input) {
      const answer = await send(key, input, {});
      if (!answer.ok) throw new Error(`${key} answered ${answer.status}`);
      return answer.text();
    },
  };
}

/** The text of a CSV file gets the same form as a JSON answer. */
async function read(answer: Response): Promise<unknown> {
  const isCsv = answer.headers.get('Content-Type')?.startsWith('text/csv');
  return isCsv ? { status: 'OK', content: await answer.text() } : answer.json();
}

export function okOf(call: TestClient['call']): TestClient['ok'] {
  return async (key, input) => {
    const answer = await call(key, input);
    if (answer.status !== 'OK') throw new Error(`${key} answered ${answer.errorCode}: ${answer.message}`);
    return answer.content;
  };
}
