import { useState } from 'react';

/**
 * Which of several rows or actions a dialog was opened for. The dialog stands outside the rows and stays, with what was
 * typed, when its row leaves the page. `opened` keeps its value while the dialog closes.
 */
export function useOpened<Subject>() {
  const [opened, setOpened] = useState<Subject>();
  const [isOpen, setOpen] = useState(false);
  return {
    opened,
    isOpen,
    open(subject: Subject) {
      setOpened(subject);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
