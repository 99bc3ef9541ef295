import { useSyncExternalStore } from 'react';
import { dismissToast, toastStore } from '../ui/toast.ts';

interface ToastsProps {
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
}

/**
 * The place where toasts appear, once in the document. Screen readers read them without moving the focus. They are
 * in a corner, away from forms. Except on the widest screens they are placed above elements that stick to the lower
 * edge.
 */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-50 flex flex-col items-center gap-3 md:right-8 md:left-auto md:items-end xl:bottom-8"
    >
      {messages.map(({ id, text, type }) => (
        <div
          key={id}
          role={type === 'error' ? 'alert' : 'status'}
          className={
            'toast pointer-events-auto flex max-w-lg items-center gap-4 border-l-2 bg-ink py-2 pr-2 pl-5 ' +
            `text-small text-white shadow-raised ${type === 'error' ? 'border-copper' : 'border-kiln'}`
          }
        >
          <span>{text()}</span>
          <button type="button" onClick={() => dismissToast(id)} aria-label={closeLabel} className="p-3">
            <svg
              width="12"
              height="12"
              viewBox="0 0 20 20"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M3 3l14 14M17 3L3 17" />
            </svg>
          </button>
        </div>
      ))}
    </section>
  );
}
