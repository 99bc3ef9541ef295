import type { EndpointKey, InputOf, OutputOf } from '@junyao/commerce/contract';
import { expireSession, hasSessionEnded, leadToSetUp } from '../session/auth-redirect.ts';
import { readAuthToken } from '../session/session.ts';
import { fieldsOf, withQuery } from '../ui/with-query.ts';
import { readAnswer } from './answer.ts';
import { hasCode } from './errors.ts';
import { proof } from './proof.ts';

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

/** A loader passes its own `Request`: leaving the page aborts the call, and a new login leads back to the page. */
export interface Options {
  signal?: AbortSignal;
  url?: string;
  /** Whether an invalid session redirects to /auth or throws an ApiError. */
  invalidSession?: 'ends' | 'throws';
  /** Called before an invalid session redirects to /auth. The promise of such a call never settles. */
  onSessionEnd?: () => void;
  /** Receives the response before its body is read, for the headers. */
  onResponse?: (response: Response) => void;
  /** Whether the browser finishes the call when the visitor opens another document or closes the tab. */
  keepalive?: boolean;
}

/**
 * An invalid session redirects to /auth, a missing second factor to the profile page that sets it up.
 * @throws ApiError when commerce refuses; NotConfirmed when the person closed the question for a proof; TypeError,
 *   TimeoutError or AbortError when no answer comes
 */
export function get<Path extends GetPath>(
  path: Path,
  input: InputOf<GetKey<Path>>,
  options: Options = {},
): Promise<OutputOf<GetKey<Path>>> {
  return send(withQuery(`/api${path}`, Object(input)), { headers: json }, options);
}

/** Redirects and throws as `get` does. */
export function post<Path extends PostPath>(
  path: Path,
  input: InputOf<PostKey<Path>>,
  options: Options = {},
): Promise<OutputOf<PostKey<Path>>> {
  return send(`/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(input) }, options);
}

/** The specification requires form data for the cart. Redirects and throws as `get` does. */
export function postForm<Path extends PostPath>(
  path: Path,
  input: InputOf<PostKey<Path>>,
  options: Options = {},
): Promise<OutputOf<PostKey<Path>>> {
  const body = new FormData();
  for (const [name, value] of fieldsOf(Object(input))) body.append(name, value);
  return send(`/api${path}`, { method: 'POST', body }, options);
}

const json = { 'Content-Type': 'application/json' };

type Call = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** The answer is in the language of the page, unless the headers name another. The callers above check the types. */
export async function send<Content>(
  url: string,
  init: Call,
  options: Options,
  proved = false,
): Promise<Content> {
  const { signal, url: page, invalidSession = 'ends', onSessionEnd, onResponse, keepalive = false } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const token = readAuthToken();
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || 'zh',
    Authorization: token,
    ...init.headers,
  };
  try {
    const response = await fetch(url, {
      ...init,
      headers,
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    onResponse?.(response);
    return await readAnswer<Content>(response);
  } catch (error) {
    // Commerce has not begun the work, so the same call goes on after the proof.
    if (!proved && (await proof.ask?.(error, init.method === 'POST'))) return send(url, init, options, true);
    // As below, no error message until the other document has loaded.
    if (hasCode(error, 'AUT016') && leadToSetUp(page)) return new Promise<never>(() => {});
    if (invalidSession === 'throws' || !isSessionInvalid(error, url)) throw error;
    // The visitor has logged out or in meanwhile, so the refusal says nothing about the present session.
    if (readAuthToken() !== token && !hasSessionEnded()) throw error;
    onSessionEnd?.();
    expireSession(page);
    // The browser is about to load another document. A promise that never settles prevents an error message until then.
    return new Promise<never>(() => {});
  }
}

/**
 * Calls of the cart answer SYS005 if their `userId` is not that of the token. In other calls SYS005 means that a
 * permission is missing.
 */
function isSessionInvalid(error: unknown, url: string): boolean {
  return hasCode(error, 'SYS001') || (hasCode(error, 'SYS005') && url.includes('/cart/'));
}
