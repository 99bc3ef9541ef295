import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast.ts';
import { useImported } from '../ui/use-imported.ts';

interface OpenedPart<Module> {
  /** Undefined until the module has been imported. */
  module: Module | undefined;
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * A part of a page whose module is imported when the part is opened for the first time. If the import fails,
 * the part closes and a message says so. The next call of `show` tries again.
 * @param load must be the same function at every render
 * @param early imports the module before the part is opened
 */
export function useOpenedPart<Module>(load: () => Promise<Module>, early = false): OpenedPart<Module> {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { module, failed, retry } = useImported(load, open || early);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open || !failed) return;
    close();
    toast(() => i18n.t('errors:network'), 'error');
  }, [open, failed, close, i18n]);

  function show() {
    if (failed) retry();
    setOpen(true);
  }

  return { module, open, show, close };
}
