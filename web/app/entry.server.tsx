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
  const html = renderToString(
    <I18nextProvider i18n={serverI18n(context.get(languageContext))}>
      <ServerRouter context={router} url={request.url} />
    </I18nextProvider>,
  );
  const parts = router.renderMeta?.didRenderScripts ? withScripts(html, loaded) : [html];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Sends bytes, because a response checks every character of a text. The parts are joined as bytes too, because Node
  // copies a text that was put together each time it reads it.
  const body = Buffer.concat([doctype, ...parts].map((part) => Buffer.from(part)));
  return new Response(body, { status, headers });
}

/** renderToString leaves it out. Without it, browsers use the quirks mode. */
const doctype = '<!DOCTYPE html>';
const preload = '<link rel="modulepreload"';
const script = '<script type="module" async="">';
/** The browser leaves these scripts alone until start-scripts.tsx starts them. */
const later = import.meta.env.PROD
  ? { preload: '<link rel="later"', script: '<script type="later">' }
  : { preload, script };

/** Adds the data of the loaders, which ServerRouter would stream: renderToString does not wait for streams. */
function withScripts(html: string, loaded: string): string[] {
  const bodyAt = html.indexOf('<body');
  const scriptAt = html.lastIndexOf(script);
  const literal = JSON.stringify(loaded).replaceAll('<', '\\u003c');
  return [
    html.slice(0, bodyAt).replaceAll(preload, later.preload),
    html.slice(bodyAt, scriptAt),
    later.script,
    html.slice(scriptAt + script.length, -documentEnd.length),
    `<script>window.__reactRouterContext.streamController.enqueue(${literal});</script>`,
    '<script>window.__reactRouterContext.streamController.close();</script>',
    documentEnd,
  ];
}

/** Skips responses that were thrown on purpose, and errors of aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
