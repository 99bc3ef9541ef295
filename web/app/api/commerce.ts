import type { EndpointKey, InputOf, OutputOf } from 'commerce/contract';
import { expireSession } from '../session/auth-redirect.ts';
import { readAuthToken } from '../session/session.ts';
import { fieldsOf, withQuery } from '../ui/with-query.ts';
import { readAnswer } from './answer.ts';
import { hasCode } from './errors.ts';

const timeoutMs = 15_000;

type PathOf<Method extends string> = EndpointKey extends infer Key
  ? Key extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

type GetPath = PathOf<'GET'>;
type PostPath = PathOf<'POST'>;
type GetKey<Path extends GetPath> = `GET ${Path}` & EndpointKey;
type PostKey<Path extends PostPath> = `POST ${Path}` & EndpointKey;

/**
 * A `Request` fits: a loader hands over its own, so that leaving the page ends the call and an invalid
 * session leads back to the page that was being opened.
 */
interface Options {
  signal?: AbortSignal;
  url?: string;
  /** What an invalid session does: it ends in /auth, or the call throws SYS001 like any other refusal. */
  invalidSession?: 'ends' | 'throws';
  /** Gets the answer before its content is read, for its headers. */
  onResponse?: (response: Response) => void;
}

/**
 * Reads from commerce. An invalid session ends in /auth.
 * @throws ApiError when it refuses, TypeError or TimeoutError when no answer comes
 */
export function get<Path extends GetPath>(
  path: Path,
  input: InputOf<GetKey<Path>>,
  options: Options = {},
): Promise<OutputOf<GetKey<Path>>> {
  return send(
    withQuery(`/api${path}`, Object(input)),
    { headers: { 'Content-Type': 'application/json' } },
    input,
    options,
  );
}

/** Writes, with a JSON body. Throws as `get` does. */
export function post<Path extends PostPath>(
  path: Path,
  input: InputOf<PostKey<Path>>,
  options: Options = {},
): Promise<OutputOf<PostKey<Path>>> {
  const headers = { 'Content-Type': 'application/json' };
  return send(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(input) }, input, options);
}

/** Writes as form data, the way the specification fixes for the cart. Throws as `get` does. */
export function postForm<Path extends PostPath>(
  path: Path,
  input: InputOf<PostKey<Path>>,
  options: Options = {},
): Promise<OutputOf<PostKey<Path>>> {
  const body = new FormData();
  for (const [name, value] of fieldsOf(Object(input))) body.append(name, value);
  return send(`/api${path}`, { method: 'POST', body }, input, options);
}

async function send<Content>(
  url: string,
  init: RequestInit,
  input: unknown,
  { signal, url: page, invalidSession = 'ends', onResponse }: Options,
): Promise<Content> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', document.documentElement.lang || 'zh');
  headers.set('Authorization', readAuthToken());
  try {
    const response = await fetch(url, {
      ...init,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    onResponse?.(response);
    return await readAnswer<Content>(response);
  } catch (error) {
    if (invalidSession === 'throws' || !isSessionInvalid(error, input)) throw error;
    expireSession(page);
    // The document is being replaced: never settling keeps error messages from flashing up before that.
    return new Promise<never>(() => {});
  }
}

/** The token is worth nothing, or it belongs to another member than the one the other cookie names. */
function isSessionInvalid(error: unknown, input: unknown): boolean {
  return hasCode(error, 'SYS001') || (hasCode(error, 'SYS005') && 'userId' in Object(input));
}
