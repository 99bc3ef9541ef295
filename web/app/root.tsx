import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { EmbeddedTranslationsScript } from './i18n/embedded-translations.tsx';
import { languageMiddleware } from './i18n/i18n.server.ts';
import { SettleLanguage } from './i18n/settle-language.tsx';
import { useLanguage } from './i18n/use-language.ts';
import { ErrorPage } from './public/shell/error-page.tsx';
import { Shell } from './public/shell/shell.tsx';
import { SignedInScript } from './public/shell/signed-in.tsx';
import './ui/theme.css';
import './public/public.css';

export const middleware: Route.MiddlewareFunction[] = [languageMiddleware];

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    // The head script adds an attribute that React does not know of.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F6F3EC" />
        <SignedInScript />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <EmbeddedTranslationsScript />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <SettleLanguage />
      <Outlet />
    </>
  );
}

/** For what fails outside the pages, such as the layout's own loader. */
export function ErrorBoundary() {
  return (
    <Shell site={null}>
      <ErrorPage />
    </Shell>
  );
}
