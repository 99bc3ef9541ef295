import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { refusePreviews } from './content/refuse-previews.server.ts';
import { EmbeddedTranslationsScript } from './i18n/embedded-translations.tsx';
import { languageMiddleware } from './i18n/i18n.server.ts';
import type { Language } from './i18n/languages.ts';
import { SettleLanguage } from './i18n/settle-language.tsx';
import { useLanguage } from './i18n/use-language.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';
import { SignedInScript } from './shell/signed-in.tsx';
import { StartScripts } from './shell/start-scripts.tsx';
import headingHan from './ui/fonts/heading-han.woff2?url';
import headingLatin from './ui/fonts/heading-latin.woff2?url';
import './ui/theme.css';
import './public/public.css';

export const middleware: Route.MiddlewareFunction[] = [languageMiddleware, refusePreviews];

function FontPreloads({ language }: { language: Language }) {
  const fonts = language === 'zh' ? [headingHan] : [headingLatin];
  return fonts.map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    // The script in the head adds an attribute that React does not render.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F6F3EC" />
        <SignedInScript />
        <StartScripts />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <FontPreloads language={language} />
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

/** Shows errors that happen outside the pages, such as in the loader of the layout. */
export function ErrorBoundary() {
  return (
    <Shell site={null}>
      <ErrorPage />
    </Shell>
  );
}
