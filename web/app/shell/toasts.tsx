import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { ToastCard } from '../ui/toast-card.tsx';

interface ToastsProps {
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
}

/** Exists once in the document. Screen readers read the toast without moving the focus. */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const link = message?.link;
  const card = message && (
    <ToastCard key={message.id} type={message.type} closeLabel={closeLabel} onClose={dismissToast}>
      {message.text()}
      {link && (
        <Link to={link.to} onClick={dismissToast} className="ml-3 underline">
          {link.text()}
        </Link>
      )}
    </ToastCard>
  );
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-edge)+1.5rem)] z-50 flex flex-col items-center md:right-8 md:left-auto md:items-end print:hidden"
    >
      {/* A live region inside another one would be read twice, and an error is one of its own. */}
      {message?.type === 'error' && card}
      <div role="status" className="contents">
        {message?.type === 'success' && card}
      </div>
    </section>
  );
}
