const answerTimeoutMilliseconds = 5_000;

/** What React Router takes from a module that it imports. */
interface RouteModule {
  default?: () => unknown;
  clientMiddleware?: (() => unknown)[];
  clientLoader?: () => unknown;
  clientAction?: () => unknown;
}

/**
 * Imports the module of a route in place of React Router (adapt-react-router.ts), which reloads the document
 * when that fails: without a network the visitor would see the browser's error page. So when no answer
 * comes, something stands in for the module that throws the failure where the shop's error page is shown.
 * @throws what the import threw when the server does answer: after a new build React Router is right
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
