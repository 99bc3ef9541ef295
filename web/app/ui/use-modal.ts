import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes a native modal dialog: the focus stays inside, Esc and a click on the backdrop close it, and the
 * focus returns to where it was. Closing calls the dialog's `onClose`.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    // A click on the backdrop has the dialog itself as its target. Keyboard users close it with Esc.
    const closeOutside = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener('click', closeOutside);
    return () => dialog?.removeEventListener('click', closeOutside);
  }, []);
  return ref;
}
