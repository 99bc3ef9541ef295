import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import { post } from '../api/commerce.ts';
import { forgetUnansweredActs } from '../api/unanswered-acts.ts';
import { forgetWantedPiece } from '../cart/wanted-piece.ts';
import type { RouteHandle } from '../i18n/settings.ts';
import { forgetLocation } from '../session/auth-redirect.ts';
import { clearSession, readSession } from '../session/session.ts';
import { forgetDrafts } from '../shell/contact/draft.ts';
import { PrivateHead } from '../shell/private-head.tsx';

export const handle: RouteHandle = { namespaces: ['auth'] };

/**
 * Removes the cookies without waiting for commerce, because the session may already have ended, and so that other calls
 * refused meanwhile do not lead to the login. `keepalive` sends the call even if the visitor leaves the page.
 */
export async function clientLoader() {
  const options = { invalidSession: 'throws', keepalive: true } as const;
  const ended = readSession() && post('/auth/logout', {}, options).catch(() => undefined);
  clearSession();
  forgetLocation();
  forgetWantedPiece();
  forgetDrafts();
  forgetUnansweredActs();
  await ended;
  return redirect(href('/'));
}

export default function Logout() {
  return <LoggingOut />;
}

export function HydrateFallback() {
  return <LoggingOut />;
}

/** Shared by both exports: one cannot use the other, because React Router puts them into separate chunks. */
function LoggingOut() {
  const { t } = useTranslation('auth');
  return (
    <div className="page pt-8 pb-section lg:pt-16">
      <PrivateHead title={t('logout.title')} />
      <p className="text-headline font-heading">{t('logout.busy')}</p>
    </div>
  );
}
