import path from 'node:path';
import { dataDir, publicUrl } from '../src/environment.ts';

export default () => ({
  host: '127.0.0.1',
  port: Number(process.env.CMS_PORT ?? 1337),
  // Web passes /cms/* on with the prefix stripped, so links must carry it while routes must not.
  url: `${publicUrl()}/cms`,
  proxy: { koa: true },
  app: { keys: (process.env.APP_KEYS ?? '').split(',').filter(Boolean) },
  dirs: { public: path.join(dataDir(), 'cms-public') },
  transfer: { remote: { enabled: false } },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    // One line per request is web's business; here it would only bury the warnings.
    config: { level: 'info' },
  },
});
