import type { ReactNode } from 'react';
import { NeedsScript } from '../shell/needs-script.tsx';
import { PrivateHead } from '../shell/private-head.tsx';

interface AuthPageProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** A link to another form, such as from the login to the registration. */
  footer: ReactNode;
}

export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <div className="page grid gap-x-6 gap-y-10 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
      <PrivateHead title={title} />
      <header className="lg:col-span-5">
        <h1 className="text-display">{title}</h1>
        <p className="measure mt-4 text-stone lg:mt-6 lg:max-w-xs">{lead}</p>
      </header>
      <div className="border-t border-rim pt-8 lg:col-span-5 lg:col-start-7 lg:pt-10">
        <NeedsScript />
        {children}
        {footer && <div className="mt-10 border-t border-hairline pt-6 text-small">{footer}</div>}
      </div>
    </div>
  );
}
