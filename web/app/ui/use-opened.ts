import { useState } from 'react';

/**
 * What a press has opened a dialog for. Keeps `opened` while the dialog closes and when its row leaves the page, so that
 * the typed text stays.
 */
export function useOpened<Subject>(initially?: Subject) {
  const [opened, setOpened] = useState(initially);
  const [isOpen, setOpen] = useState(initially !== undefined);
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
