import { Link } from 'react-router';

/** Beside buttons, and as high as they are. */
export function ToolLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
    >
      {children}
    </Link>
  );
}
