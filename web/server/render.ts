import { own } from '@junyao/commerce/contract/own';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { languageContext } from '../app/i18n/i18n.server.ts';
import type { Language } from '../app/i18n/languages.ts';

/** A page that fails is answered with an error status. */
export type Render = (request: Request, language: Language) => Promise<Response>;

export type Build = typeof import('virtual:react-router/server-build');

export function createRender(build: Build, mode: 'production' | 'development'): Render {
  // In a build these properties may be `undefined`, but the request handler accepts only a missing property.
  const {
    basename = '/',
    allowedActionOrigins = [],
    unstable_getCriticalCss: getCriticalCss,
    ...rest
  } = build;
  const handle = createRequestHandler(
    {
      ...rest,
      basename,
      allowedActionOrigins,
      ...(getCriticalCss && { unstable_getCriticalCss: getCriticalCss }),
    },
    mode,
  );
  return (request, language) => {
    const context = new RouterContextProvider();
    // The middleware sets the language too, but does not run for a URL that no route matches.
    context.set(languageContext, language);
    return handle(request, context);
  };
}

/** Such as `/artworks/:productId`. A layout without a path is no page. */
export function pagePatternsOf({ routes }: { routes: RoutesOfBuild }): string[] {
  return Object.values(routes).flatMap((route) => (route && isPage(route) ? patternOf(route, routes) : []));
}

type RoutesOfBuild = Partial<Record<string, RouteOfBuild>>;

interface RouteOfBuild {
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

const isPage = ({ path, index }: RouteOfBuild) => path !== undefined || index === true;

function patternOf(route: RouteOfBuild, routes: RoutesOfBuild): string {
  const segments: string[] = [];
  for (let at: RouteOfBuild | undefined = route; at; at = own(routes, at.parentId ?? '')) {
    if (at.path) segments.unshift(at.path);
  }
  return `/${segments.join('/')}`;
}

/** Ids of the routes whose data a browser may ask for. */
export function dataRoutesOf({ routes }: Build): string[] {
  return Object.values(routes).flatMap((route) => (route?.module.loader ? [route.id] : []));
}
