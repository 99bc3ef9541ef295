import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createProxyServer } from 'http-proxy-3';
import type { Context, Middleware } from 'koa';
import type { SetForwarded } from './forwarded.ts';
import { log } from './log.ts';

const usualTiming = {
  /** How long a service may stay silent. A whole answer, such as a large file, may take longer. */
  silenceMilliseconds: 60_000,
  /**
   * Commerce and the CMS keep idle connections longer (`drain.ts`), so they close none on which web sends a request.
   */
  idleMilliseconds: 1_000,
  /**
   * Requests wait this long after the first refusal. A new container of commerce answers after up to 12 s on a busy
   * machine, and a page of the shop gives up after 15 s (`app/api/commerce.ts`).
   */
  restartMilliseconds: 14_000,
};

/** The CMS needs up to 20 s for a restart on a busy machine. Its panel waits without a limit. */
export const usualTimings = {
  commerce: usualTiming,
  cms: { ...usualTiming, restartMilliseconds: 30_000 },
};

const retryMilliseconds = 200;

/** A host that is gone may never refuse, and its name may lead to another one by now. */
const attemptMilliseconds = 1_000;

/** Bodies up to this size are kept, so that they can be sent again when the service is back. */
const keptBytes = 256 * 1024;

/** Of all bodies that arrive at the same time. More are refused, because they could use up the memory. */
const keptBytesOfAll = 128 * 1024 * 1024;

/** The most that is read of a body after the answer. A larger body costs the visitor the connection. */
const droppedBytes = 32 * 1024 * 1024;

interface ProxyOptions {
  /** Requests below this path, such as `/cms`, are passed on. */
  prefix: string;
  target: string;
  /** Whether the prefix is removed from the path. */
  strip: boolean;
  setForwarded: SetForwarded;
  unavailable: (ctx: Context) => void;
  waiting?: { inc(): void; dec(): void } | undefined;
}

/** Requests wait while the service restarts. If a kept connection breaks, those that change nothing are sent again. */
export function createProxy(
  { prefix, target, strip, setForwarded, unavailable, waiting }: ProxyOptions,
  { silenceMilliseconds, idleMilliseconds, restartMilliseconds }: typeof usualTiming,
): Middleware {
  const proxy = createProxyServer({
    // A string would be parsed again for each request.
    target: new URL(target),
    agent: new Agent({ keepAlive: true, timeout: idleMilliseconds, maxSockets: 2048 }),
    proxyTimeout: silenceMilliseconds,
  });
  /** Requests on a kept connection, which are sent again if this connection breaks. */
  const repeatable = new WeakSet<IncomingMessage>();
  /** Requests of which nothing was sent, because there is no connection yet. */
  const unsent = new WeakSet<IncomingMessage>();
  proxy.on('proxyReq', (outgoing, request) => {
    unsent.delete(request);
    if (outgoing.socket?.connecting) {
      unsent.add(request);
      outgoing.socket.once('connect', () => unsent.delete(request));
    }
    if (outgoing.reusedSocket && changesNothing(request)) repeatable.add(request);
    // After a timeout the request is not sent again, because the service may still be working on it.
    outgoing.once('timeout', () => repeatable.delete(request));
  });
  /** When the service first refused a connection since its last answer. */
  let goneSince: number | null = null;
  /** Shared by all requests that wait for the service. */
  let back: Promise<void> | undefined;
  proxy.on('proxyRes', (answer, request, response) => {
    goneSince = null;
    const { socket } = answer;
    answer.once('end', () => endSending(request, socket));
    // These headers are about the connection to the service. The visitor's stays open, unless web is being stopped.
    delete answer.headers['keep-alive'];
    if (response.hasHeader('Connection')) answer.headers.connection = 'close';
    else delete answer.headers.connection;
    // When the service breaks off in the middle of an answer, the visitor's connection must end too.
    answer.on('error', () => response.destroy());
  });

  return async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return next();
    setForwarded(ctx.req, ctx.state.traceId);
    if (strip) ctx.req.url = withoutPrefix(ctx.req.url ?? '', prefix);
    const body = await readSmallBody(ctx);
    let error = await pass(ctx.req, ctx.res, body);
    // A container that has just begun or ended may not even refuse, and the time of the agent ends the attempt.
    const isUnsent = (why: Error) => isRefused(why) || unsent.has(ctx.req);
    while (error && isUnsent(error) && canSendAgain(ctx.req, body) && seemsToRestart()) {
      waiting?.inc();
      await whenBack();
      waiting?.dec();
      if (ctx.res.destroyed) break;
      error = await pass(ctx.req, ctx.res, body);
    }
    if (error && isBroken(error) && repeatable.has(ctx.req)) error = await pass(ctx.req, ctx.res, body);
    if (!error || ctx.res.headersSent || ctx.res.destroyed) {
      ctx.respond = false;
      if (error) ctx.res.destroy();
      return;
    }
    log.warn(
      { traceId: ctx.state.traceId, service: prefix, reason: error.message },
      'no answer from a service',
    );
    unavailable(ctx);
  };

  function seemsToRestart(): boolean {
    goneSince ??= performance.now();
    return performance.now() - goneSince < restartMilliseconds;
  }

  /** Also resolves when the service has been gone for too long. */
  function whenBack(): Promise<void> {
    back ??= tryUntilBack().finally(() => {
      back = undefined;
    });
    return back;
  }

  async function tryUntilBack(): Promise<void> {
    const { hostname, port } = new URL(target);
    while (seemsToRestart() && !(await accepts(hostname, Number(port)))) await wait(retryMilliseconds);
  }

  /** Resolves with null when the response has closed, or with the error of the service. */
  function pass(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | null,
  ): Promise<Error | null> {
    return new Promise((resolve) => {
      response.once('close', () => resolve(null));
      proxy.web(request, response, body ? { buffer: Readable.from([body]) } : {}, (error) => resolve(error));
    });
  }
}

/**
 * Ends a request that was answered before its whole body arrived, such as one that is too large. Node then stops
 * sending, and the visitor's connection would hang. The rest is read and dropped, because a browser reads the answer
 * only after sending all. The service may still wait for the rest, so its connection is closed.
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

/**
 * A body without a length gets one here: http-proxy-3 declares that such a body of DELETE or OPTIONS is empty and still
 * sends it, so the service would read it as the next request on the connection, past all checks of web.
 * @returns null for a request without a body or with a large one
 */
async function readSmallBody(ctx: Context): Promise<Buffer | null> {
  const { headers } = ctx.req;
  if (headers['transfer-encoding'] === undefined) {
    const bytes = Number(headers['content-length'] ?? 0);
    return bytes > 0 && bytes <= keptBytes ? keep(ctx) : null;
  }
  const body = await keep(ctx);
  delete headers['transfer-encoding'];
  headers['content-length'] = String(body.length);
  return body;
}

let keptNow = 0;

/** @throws HttpError 411 if the body is too long to be kept, 503 if too much arrives at the same time */
async function keep(ctx: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      keptNow += chunk.length;
      chunks.push(chunk);
      if (bytes > keptBytes || keptNow > keptBytesOfAll) {
        ctx.set('Connection', 'close');
        ctx.throw(bytes > keptBytes ? 411 : 503);
      }
    }
  } finally {
    keptNow -= bytes;
  }
  return Buffer.concat(chunks);
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: attemptMilliseconds });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
  });
}

/** Nothing was sent: the service refused, or its host is gone for a moment, as that of a container is. */
function isRefused({ code, syscall = '' }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNREFUSED' || ['connect', 'getaddrinfo'].includes(syscall);
}

function canSendAgain(request: IncomingMessage, body: Buffer | null): boolean {
  return body !== null || changesNothing(request);
}

/** Whether the connection broke before the first byte of an answer. */
function isBroken(error: Error & { code?: string }): boolean {
  return error.code === 'ECONNRESET' || error.code === 'EPIPE';
}

/** True for a request that only reads and has no body. A body may be too large to be kept and sent again. */
function changesNothing({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}

function withoutPrefix(url: string, prefix: string): string {
  const rest = url.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
