/** Marks a control that opens something. */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <svg
      width="9"
      height="9"
      viewBox="0 0 10 10"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d="M1 3l4 4 4-4" />
    </svg>
  );
}
