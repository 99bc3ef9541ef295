import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import type { Context, Middleware } from 'koa';
import type { SetForwarded } from './forwarded.ts';
import { log } from './log.ts';

/** The time a service may stay silent. A whole answer, such as a large file, may take longer. */
const silenceMilliseconds = 60_000;

interface ProxyOptions {
  /** The path below which requests are passed on, such as `/cms`. */
  prefix: string;
  /** The address of the service, without a trailing slash. */
  target: string;
  /** Whether the prefix is removed from the path. */
  strip: boolean;
  setForwarded: SetForwarded;
  /** Answers the request when the service does not answer. */
  unavailable: (ctx: Context) => void;
}

/** Passes requests on to another service, and streams in both directions. */
export function createProxy({ prefix, target, strip, setForwarded, unavailable }: ProxyOptions): Middleware {
  const proxy = createProxyServer({
    target,
    // Each request gets a new connection, which costs little on the same machine. If connections were kept,
    // the service could close a connection at the moment when the next request is sent. The proxy must not
    // repeat such a request automatically, because it may be a write.
    agent: new Agent({ keepAlive: false, maxSockets: 256 }),
    proxyTimeout: silenceMilliseconds,
  });
  proxy.on('proxyRes', (answer, _request, response) => {
    // These headers describe the connection to the service; the connection to the visitor stays open.
    delete answer.headers.connection;
    delete answer.headers['keep-alive'];
    // When the service breaks off in the middle of an answer, the connection to the visitor must end too.
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

  /** Resolves with null when the response has closed, or with the error when the service fails. */
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
