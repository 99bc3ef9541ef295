import type { ReactNode } from 'react';

interface StateProps {
  title: ReactNode;
  /** An explanation, or what to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
}

/** An empty state: it says that there is nothing here and what to do next. */
export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className="measure py-16">
      <p className="font-heading text-title text-balance">{title}</p>
      {children && <div className="mt-3 text-stone">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
    </div>
  );
}

/** An error state: it says what failed and offers a way to continue. */
export function ErrorState({ title, children, actions }: StateProps) {
  return (
    <div role="alert" className="measure border-t border-copper/50 py-12">
      <p className="font-heading text-title text-balance text-copper">{title}</p>
      {children && <div className="mt-3 text-stone">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
    </div>
  );
}

/** A placeholder for content that is loading. Give it the size of that content. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-moon ${className}`} />;
}
