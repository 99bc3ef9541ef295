import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Language } from '../i18n/languages.ts';
import type { ShellData } from '../shell/shell-data.ts';
import { type ButtonVariant, buttonClass } from '../ui/button.tsx';

interface ContactButtonProps {
  /** The language of the text, if it differs from the page's. */
  lang?: Language | undefined;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** Starts an email to the workshop. */
export function ContactButton({ lang, variant = 'primary', className = '', children }: ContactButtonProps) {
  const shell = useRouteLoaderData<ShellData>('public/layout');
  if (!shell?.site.email) return null;
  return (
    <a lang={lang} href={`mailto:${shell.site.email}`} className={buttonClass(variant, className)}>
      {children}
    </a>
  );
}
