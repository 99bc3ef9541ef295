import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { dismissToast, type ToastMessage, toastStore } from '../ui/toast.ts';
import { ToastCard } from '../ui/toast-card.tsx';

interface ToastsProps {
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
}

/**
 * The region where toasts appear. It exists once in the document. Screen readers read toasts without moving
 * the focus. Toasts are in a corner, away from forms, and above what sticks to the lower edge.
 */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const cards = (wanted: ToastMessage['type']) =>
    messages
      .filter(({ type }) => type === wanted)
      .map(({ id, text, type, link }) => (
        <ToastCard key={id} type={type} closeLabel={closeLabel} onClose={() => dismissToast(id)}>
          {text()}
          {link && (
            <Link to={link.to} onClick={() => dismissToast(id)} className="ml-3 underline">
              {link.text()}
            </Link>
          )}
        </ToastCard>
      ));
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-edge)+1.5rem)] z-50 flex flex-col items-center gap-3 md:right-8 md:left-auto md:items-end print:hidden"
    >
      {/* A live region inside another one would be read twice, so each error is one of its own. */}
      {cards('error')}
      <div role="status" className="contents">
        {cards('success')}
      </div>
    </section>
  );
}
