import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast.ts';
import { useImported } from '../ui/use-imported.ts';

export interface OpenedPart<Module> {
  /** Undefined until the module has been imported. */
  module: Module | undefined;
  open: boolean;
  show: () => void;
  close: () => void;
  /** These handlers import the module as soon as the pointer or the focus reaches the element. */
  near: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * The module of the part is imported before the part opens for the first time. If the import fails, the part closes and
 * a message says so; the next call of `show` tries again.
 * @param load must be the same function at every render
 * @param atOnce whether the module is imported before anybody comes near
 */
export function useOpenedPart<Module>(load: () => Promise<Module>, atOnce = false): OpenedPart<Module> {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const { module, failed, retry } = useImported(load, open || isNear || atOnce);
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

  const comeNear = () => setNear(true);
  return { module, open, show, close, near: { onPointerEnter: comeNear, onFocus: comeNear } };
}
