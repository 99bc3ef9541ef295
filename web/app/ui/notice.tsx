import type { ReactNode } from 'react';

interface NoticeProps {
  /** Screen readers announce `bad`, which reports a failure, at once. `calm` is for information. */
  tone?: 'bad' | 'calm';
  title: ReactNode;
  children?: ReactNode;
}

const looks = { bad: 'border-copper text-copper', calm: 'border-rim text-ink' };

/** When a form scrolls the notice into view, the scroll margin also brings the submit button below into view. */
export function Notice({ tone = 'bad', title, children }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`scroll-mt-4 scroll-mb-24 border-l-2 py-1 pl-4 text-small ${looks[tone]}`}
    >
      <p>{title}</p>
      {children && <div className="mt-1 text-stone">{children}</div>}
    </div>
  );
}
