import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useImported } from './use-imported.ts';

interface Options {
  /** Called when the module could not be imported for a part that was opened. */
  onFailure: () => void;
  /** Imports the module before the part is opened. */
  early?: boolean;
}

interface OpenedPart<Module> {
  /** Undefined until the module has been imported. */
  module: Module | undefined;
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * A part of a page whose module is imported when the part is opened for the first time. If the import fails,
 * the part closes. The next call of `show` tries again.
 * @param load must be the same function at every render
 */
export function useOpenedPart<Module>(
  load: () => Promise<Module>,
  { onFailure, early = false }: Options,
): OpenedPart<Module> {
  const [open, setOpen] = useState(false);
  const { module, failed, retry } = useImported(load, open || early);
  const close = useCallback(() => setOpen(false), []);

  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!open || !failed) return;
    close();
    fail();
  }, [open, failed, close]);

  function show() {
    if (failed) retry();
    setOpen(true);
  }

  return { module, open, show, close };
}
