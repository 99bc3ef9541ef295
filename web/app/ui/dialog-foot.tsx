import type { ReactNode } from 'react';

/** The buttons stay at the bottom of the dialog while its fields scroll, unless the screen is too low for both. */
export function DialogFoot({ said, children }: { said?: ReactNode; children: ReactNode }) {
  return (
    <div
      data-foot
      className={
        '-mx-6 max-h-[50dvh] space-y-5 overflow-auto bg-paper px-6 pt-1 pb-8 sm:-mx-10 sm:px-10 sm:pb-10 ' +
        '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0 ' +
        'shadow-[0_-0.5rem_0.75rem_var(--color-paper)]'
      }
    >
      {said}
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
