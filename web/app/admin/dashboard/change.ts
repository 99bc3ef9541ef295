/** `share` is 0.12 for 12 percent more. */
export type Change = { kind: 'same' } | { kind: 'fromNothing' } | { kind: 'share'; share: number };

export function changeOf({ now, before }: { now: number; before: number }): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'fromNothing' };
  return { kind: 'share', share: (now - before) / Math.abs(before) };
}

/** Such as "+12.4%" or "−3%". A share from 100 percent on has no decimals, and a tiny share is not rounded to zero. */
export function formatShare(share: number, language: string): string {
  const size = Math.abs(share);
  const digits = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: size < 1 ? 1 : 0,
  }).format(Math.max(size, 0.001));
  return `${share < 0 ? '−' : '+'}${size < 0.001 ? '<' : ''}${digits}`;
}
