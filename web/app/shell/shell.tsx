import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useLocation } from 'react-router';
import { CartWidget } from '../cart/floating/cart-widget.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { ProofQuestion } from './proof/proof-question.tsx';
import { KeepSignedInMark } from './signed-in.tsx';
import type { Site } from './site.ts';
import { Toasts } from './toasts.tsx';
import { useFocusNewPage } from './use-focus-new-page.ts';

/** The outermost error page uses the shell without site settings. */
export function Shell({ site, children }: { site: Site | null; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const content = useFocusNewPage();
  const siteName = site?.siteName || t('siteName');
  return (
    <>
      <KeepSignedInMark />
      <a
        href="#content"
        className="sr-only z-50 bg-ink px-5 py-3 text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      <Navbar siteName={siteName} />
      <CartWidget />
      <main ref={content} id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {site && <Footer site={site} siteName={siteName} />}
      <Toasts label={t('toasts')} closeLabel={t('close')} />
      {/* A member's page is nothing without what it loads. On all others it is no reason to ask. */}
      <ProofQuestion onlyForActs={!pathname.startsWith(href('/user'))} />
    </>
  );
}
