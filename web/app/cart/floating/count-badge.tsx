const most = 99;

/** Above 99, the badge shows `99+`, and the label of the button gives the exact number. */
export function CountBadge({ count, className = '' }: { count: number | null; className?: string }) {
  if (!count) return null;
  return (
    <span
      aria-hidden="true"
      className={
        'min-w-5.5 rounded-full border border-transparent bg-plum px-1.5 text-center text-label leading-5 text-white ' +
        `tabular-nums lining-nums ${className}`
      }
    >
      {badgeText(count)}
    </span>
  );
}

export function badgeText(count: number): string {
  return count > most ? `${most}+` : String(count);
}
