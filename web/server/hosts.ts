import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { securityHeaders } from './security-headers.ts';

type HostConfig = Pick<Config, 'appEnv' | 'publicUrl' | 'panelUrl'>;

/** The panel of the CMS asks for these paths. All others are at the address of the shop. */
const ofPanel = /^\/((cms|api)(\/|$|\?)|favicon\.ico$)/;
const cms = /^\/cms(\/|$|\?)/;
const internal = /^\/internal(\/|$|\?)/;

/** No link, cache or cookie can be made for another host. The function says whether it answered the request. */
export function createHostCheck({
  appEnv,
  publicUrl,
  panelUrl,
}: HostConfig): (request: IncomingMessage, response: ServerResponse) => boolean {
  const [shop, panel] = [new URL(publicUrl).host, new URL(panelUrl).host];
  const hasTwoHosts = shop !== panel;
  const usualPort = publicUrl.startsWith('https:') ? /:443$/ : /:80$/;

  return ({ method, url = '/', headers }, response) => {
    // In development, the shop may be opened from another device by the address of this machine.
    if (appEnv === 'development') return false;
    // The other services call by the loopback address.
    if (internal.test(url)) return false;
    const host = headers.host?.toLowerCase().replace(usualPort, '');
    if (host === shop && hasTwoHosts && cms.test(url)) return moveTo(panelUrl);
    if (host === panel && hasTwoHosts && !ofPanel.test(url)) return moveTo(publicUrl);
    if (host === shop || host === panel) return false;
    response.writeHead(421, {
      ...securityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end('Misdirected Request');
    return true;

    function moveTo(origin: string): boolean {
      const isRead = method === 'GET' || method === 'HEAD';
      response.writeHead(isRead ? 302 : 404, {
        ...securityHeaders,
        'Cache-Control': 'no-store',
        ...(isRead && { Location: origin + url }),
      });
      response.end();
      return true;
    }
  };
}
