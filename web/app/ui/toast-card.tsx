import type { ReactNode } from 'react';
import type { ToastMessage } from './toast.ts';

interface ToastCardProps {
  type: ToastMessage['type'];
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

export function ToastCard({ type, closeLabel, onClose, children }: ToastCardProps) {
  return (
    <div
      role={type === 'error' ? 'alert' : undefined}
      className={
        'toast pointer-events-auto flex max-w-lg items-center gap-4 border-l-2 bg-ink py-2 pr-2 pl-5 ' +
        `text-small text-white shadow-raised ${type === 'error' ? 'border-copper' : 'border-kiln'}`
      }
    >
      <span className="wrap-anywhere">{children}</span>
      <button type="button" onClick={onClose} aria-label={closeLabel} className="p-3">
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
  );
}
