import type { ReactNode } from 'react';

interface StateProps {
  title: ReactNode;
  /** What it means or what to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
}

/** Nothing here: says so and what to do next. */
export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className="measure border-t border-hairline py-16">
      <p className="font-heading text-title text-balance">{title}</p>
      {children && <div className="mt-3 text-stone">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
    </div>
  );
}

/** Something failed: says what, and offers a way on. */
export function ErrorState({ title, children, actions }: StateProps) {
  return (
    <div role="alert" className="measure border-t border-copper/50 py-12">
      <p className="font-heading text-title text-balance text-copper">{title}</p>
      {children && <div className="mt-3 text-stone">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
    </div>
  );
}

/** A place held for what is loading; give it the size of what will come. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-moon ${className}`} />;
}
