import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useTodo } from '../frame/use-todo.ts';
import { onKey } from '../list/on-key.ts';
import { undoStore, withdrawUndo } from './undo.ts';

/** Says what was done, with a button that undoes it. The key `u` does the same. It exists once in the frame. */
export function UndoBar() {
  const { t, i18n } = useTranslation('admin');
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const [busy, setBusy] = useState(false);
  const offer = useSyncExternalStore(undoStore.subscribe, undoStore.read, () => null);

  async function undo() {
    if (!offer) return;
    setBusy(true);
    try {
      await offer.undo();
      toast(() => i18n.t('admin:undo.done'));
      refresh();
      await revalidate();
    } catch (error) {
      toast(() => i18n.t('admin:undo.failed', { reason: explain(i18n, error) }), 'error');
    } finally {
      setBusy(false);
      withdrawUndo(offer.id);
    }
  }

  const undoByKey = useEffectEvent(() => {
    if (!busy) void undo();
  });
  useEffect(() => onKey([['u', () => undoByKey()]]), []);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex lg:bottom-28 justify-center print:hidden"
    >
      {offer && (
        <div className="undo-bar pointer-events-auto flex items-center gap-5 border-l-2 border-kiln bg-white px-5 py-1 text-small shadow-raised">
          <span>{offer.text()}</span>
          <Button variant="plain" busy={busy} onClick={() => void undo()}>
            {t('undo.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
