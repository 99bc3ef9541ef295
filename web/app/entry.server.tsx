import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
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

const documentEnd = '</body></html>';

/**
 * Renders the whole document before sending it, because its inline scripts must be hashed and its bytes compressed.
 * renderToString does this in a fourth of the time of renderToPipeableStream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...router } = routerContext;
  const loaded = serverHandoffStream ? await text(serverHandoffStream) : '';
  // renderToString leaves out the doctype, without which browsers use the quirks mode.
  const html = `<!DOCTYPE html>${renderToString(
    <I18nextProvider i18n={serverI18n(context.get(languageContext))}>
      <ServerRouter context={router} url={request.url} />
    </I18nextProvider>,
  )}`;
  const whole = router.renderMeta?.didRenderScripts ? withLoadedData(html, loaded) : html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Sends bytes, because a response checks every character of a text.
  const body = Buffer.from(import.meta.env.PROD ? letScriptsWait(whole) : whole);
  return new Response(body, { status, headers });
}

/** Adds the data of the loaders, which ServerRouter would stream: renderToString does not wait for streams. */
function withLoadedData(html: string, loaded: string): string {
  const literal = JSON.stringify(loaded).replaceAll('<', '\\u003c');
  const scripts =
    `<script>window.__reactRouterContext.streamController.enqueue(${literal});</script>` +
    '<script>window.__reactRouterContext.streamController.close();</script>';
  return `${html.slice(0, -documentEnd.length)}${scripts}${documentEnd}`;
}

/** Changes the scripts so that the browser leaves them alone until start-scripts.tsx starts them. */
function letScriptsWait(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">');
}

/** Skips responses that were thrown on purpose, and errors of aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
