import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';
import type { Context, Middleware } from 'koa';
import type { SetForwarded } from './forwarded.ts';
import { log } from './log.ts';

const usualTiming = {
  /** The time a service may stay silent. A whole answer, such as a large file, may take longer. */
  silenceMilliseconds: 60_000,
  /**
   * Web closes an idle connection to a service after this time. Commerce and the CMS would close the
   * connection only after 75 s. A service therefore never closes a connection on which web is just sending a
   * request.
   */
  idleMilliseconds: 4_000,
};

/** What is read at most of a body after its request has been answered. Larger ones cost the visitor the connection. */
const droppedBytes = 32 * 1024 * 1024;

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

/**
 * Passes requests on to another service, and streams in both directions. When a service is stopped or killed,
 * a kept connection may break while a request is sent. The request is then sent again once if it changes
 * nothing.
 */
export function createProxy(
  { prefix, target, strip, setForwarded, unavailable }: ProxyOptions,
  { silenceMilliseconds, idleMilliseconds } = usualTiming,
): Middleware {
  const proxy = createProxyServer({
    // As a text it would be parsed again for each request.
    target: new URL(target),
    agent: new Agent({ keepAlive: true, timeout: idleMilliseconds, maxSockets: 256 }),
    proxyTimeout: silenceMilliseconds,
  });
  /** Requests that were sent on a kept connection and may be sent again if this connection breaks. */
  const repeatable = new WeakSet<IncomingMessage>();
  proxy.on('proxyReq', (outgoing, request) => {
    if (outgoing.reusedSocket && changesNothing(request)) repeatable.add(request);
    // After a timeout the request is not sent again, because the service may still be working on it.
    outgoing.once('timeout', () => repeatable.delete(request));
  });
  proxy.on('proxyRes', (answer, request, response) => {
    const { socket } = answer;
    answer.once('end', () => endSending(request, socket));
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
    let error = await pass(ctx.req, ctx.res);
    if (error && isBroken(error) && repeatable.has(ctx.req)) error = await pass(ctx.req, ctx.res);
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

/**
 * Ends a request that was answered before its body had arrived, such as one that is too large. Node's client stops
 * sending when the answer is complete, and the visitor would wait with the rest and with every later request on the
 * connection. The rest is read and dropped instead, because a browser reads the answer only when it has sent all. The
 * connection to the service is closed, because the service may still wait for the rest.
 */
function endSending(request: IncomingMessage, toService: Socket): void {
  if (request.readableEnded) return;
  request.unpipe();
  toService.destroy();
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > droppedBytes) request.destroy();
  });
  request.resume();
}

/** Whether the connection broke before the first byte of an answer. */
function isBroken(error: Error & { code?: string }): boolean {
  return error.code === 'ECONNRESET' || error.code === 'EPIPE';
}

/**
 * Whether the request only reads and has no body. A body could not be sent again, because it is not stored.
 */
function changesNothing({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}

function withoutPrefix(url: string, prefix: string): string {
  const rest = url.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
