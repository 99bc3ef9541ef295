import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { toast, toastStore } from '../../ui/toast.ts';
import { useTodo } from '../frame/use-todo.ts';
import { onKey } from '../list/on-key.ts';
import { offerUndo, PartlyUndone, type Undoable, undoStore, withdrawUndo } from './undo.ts';

/** The key `u` undoes too. The page shows one message at a time, so a newer toast replaces the bar. */
export function UndoBar() {
  const { t, i18n } = useTranslation('admin');
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const [busy, setBusy] = useState(false);
  const offer = useSyncExternalStore(undoStore.subscribe, undoStore.read, () => null);
  const next = offer?.next;
  const hasToast =
    useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer) !== null;

  useEffect(() => {
    if (hasToast && offer) withdrawUndo(offer.id);
  }, [hasToast, offer]);

  async function undo() {
    if (!offer) return;
    setBusy(true);
    try {
      await offer.undo();
      toast(() => i18n.t('admin:undo.done'));
    } catch (error) {
      const failed = () => i18n.t('admin:undo.failed', { reason: explain(i18n, error) });
      toast(error instanceof PartlyUndone ? error.text : failed, 'error');
    }
    await finish(offer);
  }

  async function doNext() {
    if (!offer || !next) return;
    setBusy(true);
    try {
      await next.act();
    } catch (error) {
      // What was done before can still be undone.
      offerUndo(() => i18n.t('admin:undo.nextFailed', { reason: explain(i18n, error) }), offer.undo);
    }
    await finish(offer);
  }

  async function finish({ id }: Undoable) {
    withdrawUndo(id);
    refresh();
    await revalidate();
    setBusy(false);
  }

  const undoByKey = useEffectEvent(() => {
    if (!busy) void undo();
  });
  useEffect(() => onKey([['u', () => undoByKey()]]), []);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center lg:bottom-28 print:hidden"
    >
      {offer && (
        <div className="undo-bar pointer-events-auto flex items-center gap-5 border-l-2 border-kiln bg-white px-5 py-1 text-small shadow-raised">
          <span>{offer.text()}</span>
          {next && (
            <Button variant="plain" busy={busy} onClick={() => void doNext()}>
              {next.verb()}
            </Button>
          )}
          <Button variant="plain" busy={busy} onClick={() => void undo()}>
            {t('undo.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
