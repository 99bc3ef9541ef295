import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers.ts';

const logout = /^\/auth\/logout\/?$/i;

/**
 * Opening the page logs out, so a link of another site leads home instead. Browsers set the header for the whole chain
 * of redirects; for a typed address it is `none`. The function says whether it answered the request.
 */
export function keepLoggedIn({ url = '/', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (!['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) return false;
  if (!logout.test(decoded(url.split('?', 1)[0] ?? ''))) return false;
  response.writeHead(303, {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'Content-Length': 0,
    Location: '/',
  });
  response.end();
  return true;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
