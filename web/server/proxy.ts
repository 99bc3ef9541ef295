import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import type { Context, Middleware } from 'koa';
import type { SetForwarded } from './forwarded.ts';
import { log } from './log.ts';

/** Silence of the service behind, not the whole answer: a large file may take longer. */
const silenceMilliseconds = 60_000;

interface ProxyOptions {
  /** Such as `/cms`: requests below it are passed on. */
  prefix: string;
  /** Where to, without a trailing slash. */
  target: string;
  /** Whether the prefix is left out of the path that is passed on. */
  strip: boolean;
  setForwarded: SetForwarded;
  /** Answers in place of a service that does not. */
  unavailable: (ctx: Context) => void;
}

/** Passes requests on to another service, streaming both ways. */
export function createProxy({ prefix, target, strip, setForwarded, unavailable }: ProxyOptions): Middleware {
  const proxy = createProxyServer({
    target,
    // A kept connection may be closed by the service just when the next request is put on it, and a write
    // that broke off can't be sent again unasked; a new connection on the same machine costs next to nothing.
    agent: new Agent({ keepAlive: false, maxSockets: 256 }),
    proxyTimeout: silenceMilliseconds,
  });
  // A service that breaks off in the middle of an answer: the visitor's connection must end too.
  proxy.on('proxyRes', (answer, _request, response) => {
    // These speak of our connection to the service; the visitor's stays open.
    delete answer.headers.connection;
    delete answer.headers['keep-alive'];
    answer.on('error', () => response.destroy());
  });

  return async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return next();
    setForwarded(ctx.req, ctx.state.requestId);
    if (strip) ctx.req.url = withoutPrefix(ctx.req.url ?? '', prefix);
    const error = await pass(ctx.req, ctx.res);
    if (!error || ctx.res.headersSent || ctx.res.destroyed) {
      ctx.respond = false;
      if (error) ctx.res.destroy();
      return;
    }
    log.warn(
      { requestId: ctx.state.requestId, service: prefix, reason: error.message },
      'no answer from a service',
    );
    unavailable(ctx);
  };

  /** Resolves when the answer is out, with what went wrong if something did. */
  function pass(request: IncomingMessage, response: ServerResponse): Promise<Error | null> {
    return new Promise((resolve) => {
      response.once('close', () => resolve(null));
      proxy.web(request, response, {}, (error) => resolve(error));
    });
  }
}

function withoutPrefix(url: string, prefix: string): string {
  const rest = url.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
