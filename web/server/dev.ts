import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { readConfig } from './config.ts';
import { createHttpServer, serve } from './listen.ts';
import { log } from './log.ts';
import { openMetrics } from './metrics/open-metrics.ts';

/** Vite serves the files; the newest version of the app answers everything else. */
async function develop(): Promise<void> {
  const config = readConfig(process.env);
  const server = createHttpServer((request, response) => void handle(request, response));
  const vite = await createVite(server);
  if (config.metrics) openMetrics(async () => (await loadApp(vite)).metrics.registry, config.metrics);
  await serve(server, {
    host: config.host,
    port: config.port,
    onClose: () => vite.close(),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { handle: handleInApp } = await loadApp(vite);
      if (ofTheApp.test(request.url ?? '/')) handleInApp(request, response);
      else vite.middlewares(request, response, () => handleInApp(request, response));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      log.error({ err: error }, 'the app does not load');
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  }
}

const ofTheApp = /^\/(api|cms|internal|locales|media)(\/|\?|$)/;

function createVite(server: Server): Promise<ViteDevServer> {
  // Vite's messages use the port of the shop, so that two shops can run side by side.
  return createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
}

async function loadApp(vite: ViteDevServer): Promise<typeof import('./dev-app.ts')> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment');
  return ssr.runner.import<typeof import('./dev-app.ts')>('/server/dev-app.ts');
}

await develop();
