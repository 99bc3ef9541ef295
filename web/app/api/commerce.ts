import type { EndpointKey, InputOf, OutputOf } from '@junyao/commerce/contract';
import { expireSession, hasSessionEnded } from '../session/auth-redirect.ts';
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
 * A loader can pass its own `Request` as the options. If the visitor then leaves the page, the call is
 * aborted. If the session is invalid, the login leads back to the page that was being opened.
 */
export interface Options {
  signal?: AbortSignal;
  url?: string;
  /** Whether an invalid session redirects to /auth, or throws an ApiError like any other refusal. */
  invalidSession?: 'ends' | 'throws';
  /** Called before an invalid session redirects to /auth. Such a call was refused, but its promise never settles. */
  onSessionEnd?: () => void;
  /** Receives the response before its body is read. Callers use it to read the headers. */
  onResponse?: (response: Response) => void;
  /** Whether the browser finishes the call when the visitor opens another document or closes the tab. */
  keepalive?: boolean;
}

/**
 * Reads from commerce. An invalid session redirects to /auth.
 * @throws ApiError when commerce refuses; TypeError, TimeoutError or AbortError when no answer comes
 */
export function get<Path extends GetPath>(
  path: Path,
  input: InputOf<GetKey<Path>>,
  options: Options = {},
): Promise<OutputOf<GetKey<Path>>> {
  return send(
    withQuery(`/api${path}`, Object(input)),
    { headers: { 'Content-Type': 'application/json' } },
    options,
  );
}

/** Sends a JSON body to commerce. Redirects and throws as `get` does. */
export function post<Path extends PostPath>(
  path: Path,
  input: InputOf<PostKey<Path>>,
  options: Options = {},
): Promise<OutputOf<PostKey<Path>>> {
  const headers = { 'Content-Type': 'application/json' };
  return send(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(input) }, options);
}

/**
 * Sends form data to commerce, as the specification requires for the cart. Redirects and throws as `get`
 * does.
 */
export function postForm<Path extends PostPath>(
  path: Path,
  input: InputOf<PostKey<Path>>,
  options: Options = {},
): Promise<OutputOf<PostKey<Path>>> {
  const body = new FormData();
  for (const [name, value] of fieldsOf(Object(input))) body.append(name, value);
  return send(`/api${path}`, { method: 'POST', body }, options);
}

type Call = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/**
 * Sends a call of any form. The other functions of this file check its types. The answer is in the language of the
 * page, unless the headers name another.
 */
export async function send<Content>(
  url: string,
  init: Call,
  { signal, url: page, invalidSession = 'ends', onSessionEnd, onResponse, keepalive = false }: Options,
): Promise<Content> {
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
    if (invalidSession === 'throws' || !isSessionInvalid(error, url)) throw error;
    // The visitor has logged out or in while the call was under way. Its refusal says nothing about the session.
    if (readAuthToken() !== token && !hasSessionEnded()) throw error;
    onSessionEnd?.();
    expireSession(page);
    // The browser is about to load another document. A promise that never settles keeps the page from showing
    // an error message until then.
    return new Promise<never>(() => {});
  }
}

/**
 * Whether the token is invalid, or the `userId` in a call of the cart is not the member to whom the token belongs. In
 * all other calls SYS005 means that a permission is missing.
 */
function isSessionInvalid(error: unknown, url: string): boolean {
  return hasCode(error, 'SYS001') || (hasCode(error, 'SYS005') && url.includes('/cart/'));
}
