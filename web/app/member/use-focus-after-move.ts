import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus after a change in a dialog, because the button that opened the dialog is gone. A change without a
 * dialog, such as an expired time to pay, does not move the focus.
 * @param findTarget finds the element that gets the focus; by default the title of the page
 */
export function useFocusAfterMove(
  status: string | undefined,
  isDialogOpen: boolean,
  findTarget: () => HTMLElement | null = () => document.querySelector('h1'),
): void {
  const shown = useRef(status);
  const wasAsked = useRef(false);
  const moveFocus = useEffectEvent(() => findTarget()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (isDialogOpen) {
      if (!wasAsked.current) shown.current = status;
      wasAsked.current = true;
    }
    if (shown.current === status || isDialogOpen) return;
    shown.current = status;
    if (!wasAsked.current || document.activeElement !== document.body) return;
    wasAsked.current = false;
    moveFocus();
  }, [status, isDialogOpen]);
}
