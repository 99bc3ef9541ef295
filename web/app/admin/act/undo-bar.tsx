import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { toast, toastStore } from '../../ui/toast.ts';
import { useTodo } from '../frame/use-todo.ts';
import { onKey } from '../list/on-key.ts';
import { PartlyUndone, undoStore, withdrawUndo } from './undo.ts';

/**
 * Says what was done, with a button that undoes it, and one for what is likely done next. The key `u` undoes it too. It
 * exists once in the frame. While a toast says something newer, the bar makes room for it.
 */
export function UndoBar() {
  const { t, i18n } = useTranslation('admin');
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const [busy, setBusy] = useState(false);
  const offer = useSyncExternalStore(undoStore.subscribe, undoStore.read, () => null);
  const next = offer?.next;
  const hasToast =
    useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer).length > 0;

  async function settle(
    act: () => Promise<unknown>,
    failed: (error: unknown) => string,
    done?: () => string,
  ) {
    if (!offer) return;
    setBusy(true);
    try {
      await act();
      if (done) toast(done);
    } catch (error) {
      toast(() => failed(error), 'error');
    }
    withdrawUndo(offer.id);
    refresh();
    await revalidate();
    setBusy(false);
  }

  function undo() {
    if (!offer) return;
    void settle(
      offer.undo,
      (error) =>
        error instanceof PartlyUndone
          ? error.text()
          : i18n.t('admin:undo.failed', { reason: explain(i18n, error) }),
      () => i18n.t('admin:undo.done'),
    );
  }

  const undoByKey = useEffectEvent(() => {
    if (!busy) undo();
  });
  useEffect(() => onKey([['u', () => undoByKey()]]), []);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex lg:bottom-28 justify-center print:hidden"
    >
      {offer && !hasToast && (
        <div className="pointer-events-auto flex items-center gap-5 border-l-2 border-kiln bg-white px-5 py-1 text-small shadow-raised">
          <span>{offer.text()}</span>
          {next && (
            <Button
              variant="plain"
              busy={busy}
              onClick={() =>
                void settle(next.act, (error) =>
                  i18n.t('admin:undo.nextFailed', { reason: explain(i18n, error) }),
                )
              }
            >
              {next.verb()}
            </Button>
          )}
          <Button variant="plain" busy={busy} onClick={undo}>
            {t('undo.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
