import { type ReactNode, useEffect, useId, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  /** Called for Esc, a click on the backdrop and the close button. The caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Only its own buttons close the dialog. */
  locked?: boolean;
  /** Keeps the content of the closed dialog, so that typed text is there when it opens again. */
  keepContent?: boolean;
  children: ReactNode;
}

const firstField = ':is(input, select, textarea):enabled:not([type="hidden"])';
/** Content fades out below the title. The fade is as high as the padding, so that nothing in view fades. */
const fadingTop = '[mask-image:linear-gradient(transparent,black_1rem)]';
/** A foot that stays in view has the padding itself, and a focused field is scrolled to a place above the foot. */
const aboveFoot = 'has-data-foot:scroll-pb-40 has-data-foot:pb-0';
/** On a touch screen a focused field would open the keyboard, which covers half of the dialog. */
const hasPointer = () => window.matchMedia('(pointer: fine)').matches;

/**
 * With a mouse or a trackpad the focus starts in the first field. On phones the dialog is at the bottom edge. Long
 * content scrolls below the title and the close button.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  locked = false,
  keepContent = false,
  children,
}: DialogProps) {
  const ref = useModal(open);
  const titleId = useId();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (open && hasPointer()) ref.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [open, ref]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // The close event comes later, possibly after a key that has opened the dialog again, so Esc counts at once.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        if (locked) event.preventDefault();
        else onClose();
      }}
      onClose={() => {
        if (!open || ref.current?.open) return;
        // A browser may close it at the second Esc all the same.
        if (locked) ref.current?.showModal();
        else onClose();
      }}
      className={
        'm-auto mb-0 max-h-[85dvh] w-full max-w-xl flex-col overflow-hidden bg-paper p-0 text-ink shadow-raised ' +
        'open:flex sm:mb-auto sm:max-h-[calc(100dvh-3rem)] sm:rounded-soft'
      }
    >
      <div className="flex shrink-0 items-start justify-between gap-6 px-6 pt-5 pb-2 sm:px-10 sm:pt-6">
        <h2 id={titleId} className="min-w-0 text-title wrap-anywhere">
          {title}
        </h2>
        {!locked && <CloseButton label={closeLabel} onClick={onClose} />}
      </div>
      <div
        className={`min-h-0 overflow-auto overscroll-contain px-6 pt-4 pb-8 sm:px-10 ${aboveFoot} ${fadingTop}`}
      >
        {(open || (keepContent && wasOpened)) && children}
      </div>
    </dialog>
  );
}
