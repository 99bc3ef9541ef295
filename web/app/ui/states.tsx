import type { ReactNode } from 'react';

interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className="measure py-16">
      <p className="font-heading text-title text-balance">{title}</p>
      {children && <div className="mt-3 text-stone">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
    </div>
  );
}

export function ErrorState({ title, children, actions }: StateProps) {
  return (
    <div role="alert" className="measure border-t border-copper/50 py-12">
      <p className="font-heading text-title text-balance text-copper">{title}</p>
      {children && <div className="mt-3 text-stone">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
    </div>
  );
}

/** Give the placeholder the size of the content that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-moon ${className}`} />;
}
