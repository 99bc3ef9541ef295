import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLink } from './login-link.tsx';
import { memberLinks, pageLinks } from './site-links.ts';

const menuId = 'phone-menu';

export function PhoneMenu() {
  const { t } = useTranslation('navbar');
  const { key } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const shownOn = useRef(key);
  useEffect(() => {
    // A sheet that was opened before hydration stays open.
    if (shownOn.current !== key && sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
    shownOn.current = key;
  }, [key]);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        className="-mr-3 inline-flex min-h-11 items-center gap-3 px-3"
      >
        {t('menu')}
        <svg width="20" height="10" viewBox="0 0 20 10" stroke="currentColor" aria-hidden="true">
          <path d="M0 1h20M0 9h20" />
        </svg>
      </button>
      <div
        ref={sheet}
        id={menuId}
        popover="auto"
        className="phone-menu m-0 h-dvh w-full max-w-none overflow-auto bg-paper px-margin py-5 text-ink"
      >
        <div className="flex h-8 items-center justify-end">
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={t('common:close')}
            className="-m-3 p-3"
          >
            <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" aria-hidden="true">
              <path d="M3 3l14 14M17 3L3 17" />
            </svg>
          </button>
        </div>
        <nav aria-label={t('main')} className="mt-10">
          <ul className="font-heading text-headline">
            {pageLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="block py-3">
                  {t(link.key)}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="mt-10 border-t border-hairline pt-6 text-body">
            <li className="for-guests">
              <LoginLink className="block py-2.5" />
            </li>
            {memberLinks.map((link) => (
              <li key={link.to} className="for-members">
                <Link to={link.to} className="block py-2.5">
                  {t(link.key)}
                </Link>
              </li>
            ))}
            <li className="mt-2">
              <LanguageSwitch />
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
