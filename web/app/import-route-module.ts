const answerTimeoutMilliseconds = 5_000;

/** The exports of a route module that throw when its import has failed. */
interface RouteModule {
  default?: () => unknown;
  clientMiddleware?: (() => unknown)[];
  clientLoader?: () => unknown;
  clientAction?: () => unknown;
}

/**
 * Imports the module of a route for React Router (see adapt-react-router.ts). When an import fails, React Router
 * reloads the document, and without a network the visitor would see the browser's error page. So when the server
 * does not answer, this returns a module that throws the failure inside the shop, where the shop's error page is
 * shown.
 * @throws the failure of the import when the server does answer: there is a new build then, and reloading is right
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
