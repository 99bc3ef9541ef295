import type { ReactNode } from 'react';

interface NoticeProps {
  /** `bad`: something failed, read aloud at once. `calm`: good to know. */
  tone?: 'bad' | 'calm';
  title: ReactNode;
  children?: ReactNode;
}

const looks = { bad: 'border-copper text-copper', calm: 'border-rim text-ink' };

/** A message inside a page, beside what it is about: one sentence, and below it the details. */
export function Notice({ tone = 'bad', title, children }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`border-l-2 py-1 pl-4 text-small ${looks[tone]}`}
    >
      <p>{title}</p>
      {children && <div className="mt-1 text-stone">{children}</div>}
    </div>
  );
}
