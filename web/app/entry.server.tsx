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

/** Renders a document whole: its inline scripts are hashed and its bytes compressed before it is sent. */
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
  return new Response(letScriptsWait(html), { status, headers });
}

/** The page is whole without its scripts: styles, fonts and pictures go first on a slow line. */
function letScriptsWait(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** What a loader or component threw, except answers thrown on purpose and requests that were given up. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};

function renderWhole(document: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
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
