import { type ReactNode, useEffect, useRef } from 'react';
import { Chevron } from './chevron.tsx';

interface MenuProps {
  label: ReactNode;
  /** The menu closes when this value changes, for example because another page was opened. */
  closeOn: unknown;
  children: ReactNode;
}

/** Opens without JavaScript. Esc, a click outside and a choice close the menu. */
export function Menu({ label, closeOn, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  const openedOn = useRef(closeOn);
  useEffect(() => {
    // A menu that was opened before the page was hydrated stays open.
    if (openedOn.current !== closeOn) ref.current?.removeAttribute('open');
    openedOn.current = closeOn;
  }, [closeOn]);

  useEffect(() => {
    const menu = ref.current;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu?.contains(event.target)) menu?.removeAttribute('open');
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, []);

  return (
    <details ref={ref} className="group relative">
      <summary className="flex min-h-11 items-center gap-2 hover:text-sky">
        {label}
        <Chevron className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-40 mt-2 min-w-44 border-t border-rim bg-white py-3 shadow-raised">
        {children}
      </div>
    </details>
  );
}
