const answerTimeoutMilliseconds = 5_000;

/** When the import of the module has failed, each of these exports throws. */
interface RouteModule {
  default?: () => unknown;
  clientMiddleware?: (() => unknown)[];
  clientLoader?: () => unknown;
  clientAction?: () => unknown;
}

/**
 * When an import fails, React Router (see import-route-modules.ts) reloads the document. Without a network, the visitor
 * would then see the error page of the browser. The exports of the returned module therefore throw the failure, so that
 * the error page of the shop is shown.
 * @throws the failure if the server answers, because a new build is then the cause and reloading helps
 */
export async function importRouteModule(
  url: string,
  load = (from: string): Promise<RouteModule> => import(/* @vite-ignore */ from),
): Promise<RouteModule> {
  try {
    return await load(url);
  } catch (failure) {
    if (await answers(url)) throw failure;
    const fail = () => {
      throw failure;
    };
    return { default: fail, clientMiddleware: [fail], clientLoader: fail, clientAction: fail };
  }
}

function answers(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(answerTimeoutMilliseconds);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
