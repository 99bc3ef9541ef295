import { type RefObject, useEffect, useRef } from 'react';

/** Opens and closes a native modal dialog. Esc or a click on the backdrop closes it, and its `onClose` then runs. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    // A click on the backdrop has the dialog itself as its target.
    const closeOutside = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener('click', closeOutside);
    return () => dialog?.removeEventListener('click', closeOutside);
  }, []);
  return ref;
}
