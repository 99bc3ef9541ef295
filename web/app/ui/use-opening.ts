import { useCallback, useState } from 'react';

export interface Opening {
  /** Stays true. A dialog that is rendered from then on loads nothing before, and keeps what was typed. */
  wasOpened: boolean;
  open: boolean;
  show: () => void;
  close: () => void;
}

/** The state of a dialog that a press opens. */
export function useOpening(): Opening {
  const [open, setOpen] = useState<boolean>();
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen((before) => before && false), []);
  return { wasOpened: open !== undefined, open: open === true, show, close };
}
