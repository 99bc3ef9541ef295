import type { ReactNode } from 'react';

/**
 * `good`: available or successful · `held`: reserved or in progress · `ended`: over · `bad`: failed · `unknown`: not
 * known yet
 */
export type Tone = 'good' | 'held' | 'ended' | 'bad' | 'unknown';

const colors: Record<Tone, string> = {
  good: 'text-kiln',
  held: 'text-plum',
  ended: 'text-stone',
  bad: 'text-copper',
  unknown: 'text-amber',
};

/** Each tone has its own shape, because some people cannot tell the colors apart. */
const shapes: Record<Tone, ReactNode> = {
  good: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  held: (
    <>
      <circle cx="5" cy="5" r="3.5" fill="none" stroke="currentColor" />
      <path d="M5 1.5a3.5 3.5 0 0 0 0 7z" fill="currentColor" />
    </>
  ),
  ended: <rect x="1.5" y="1.5" width="7" height="7" fill="currentColor" />,
  bad: <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" stroke="currentColor" strokeWidth="1.5" fill="none" />,
  unknown: <circle cx="5" cy="5" r="3.5" fill="none" stroke="currentColor" strokeDasharray="2 1.4" />,
};

export function StatusMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-start gap-2 text-small ${colors[tone]}`}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className="mt-1.75 shrink-0">
        {shapes[tone]}
      </svg>
      <span>{children}</span>
    </span>
  );
}

export const pieceTones = {
  available: 'good',
  reserved: 'held',
  sold: 'ended',
  unknown: 'unknown',
} as const satisfies Record<string, Tone>;
