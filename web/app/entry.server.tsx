import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { log } from '../server/log.ts';
import { languageContext, serverI18n } from './i18n/i18n.server.ts';

const timeoutMilliseconds = 10_000;

/**
 * Renders the whole document before sending it, because its inline scripts must be hashed and its bytes
 * compressed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const html = await renderWhole(
    <I18nextProvider i18n={serverI18n(context.get(languageContext))}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? letScriptsWait(html) : new Uint8Array(html), {
    status,
    headers,
  });
}

/**
 * Changes the scripts so that the browser leaves them alone until start-scripts.tsx starts them. The bytes are read as
 * Latin-1, which is much faster than decoding Chinese text, and the markup is ASCII.
 */
function letScriptsWait(html: Buffer): Uint8Array<ArrayBuffer> {
  const waiting = html
    .toString('latin1')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">');
  return Buffer.from(waiting, 'latin1');
}

/**
 * Logs what a loader or component threw. Does not log a response that was thrown on purpose, or an error of
 * an aborted request.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};

function renderWhole(document: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        log.error({ err: error }, 'a component failed while rendering');
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), timeoutMilliseconds);
  });
}
