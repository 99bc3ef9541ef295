import path from 'node:path';
import { dataDir, isDevelopment, panelUrl } from '../src/environment.ts';
import { heldBySystemd } from '../src/held-by-systemd.ts';
import { jsonLines } from '../src/json-lines.ts';

export default () => ({
  host: process.env.HOST_CMS || '127.0.0.1',
  port: Number(process.env.CMS_PORT || 1337),
  // Strapi hands this to Node's server.listen(). Without it, Strapi listens on the port.
  socket: heldBySystemd(process.env),
  // Web removes the prefix /cms from a path before it forwards the request. Links need the prefix; routes do not.
  url: `${panelUrl()}/cms`,
  proxy: { koa: true },
  // Web closes idle connections after 1 s. The CMS must not close them first, or a request could be lost.
  http: { serverOptions: { keepAliveTimeout: 75_000 } },
  app: { keys: (process.env.APP_KEYS ?? '').split(',').filter(Boolean) },
  dirs: { public: path.join(dataDir(), 'cms-public') },
  transfer: { remote: { enabled: false } },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    // Web logs every request. A second log here would hide the warnings of the CMS.
    config: { level: 'info', ...(!isDevelopment() && { format: jsonLines }) },
  },
});
