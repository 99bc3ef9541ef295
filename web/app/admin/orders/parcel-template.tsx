import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { saveRows } from '../list/save-rows.ts';
import { lastCarrier } from './carrier-memory.ts';
import { loadWaiting } from './load-waiting.ts';
import { parcelColumns } from './read-parcels.ts';

export function ParcelTemplate({ filters }: { filters: Record<string, string> }) {
  const { t, i18n } = useTranslation(['admin-orders', 'admin']);
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const waiting = await loadWaiting(filters);
      const carrier = lastCarrier();
      // The couriers' sites and the packer read these columns. Commerce ignores them.
      const addressed = ['recipient', 'phone', 'address', 'remark'] as const;
      const heads = [...parcelColumns, ...addressed].map((column) => t(`fields.${column}`));
      const rows = waiting.map((order) => [
        order.orderNo,
        carrier,
        '',
        ...addressed.map((each) => order[each]),
      ]);
      await saveRows('junyao-to-ship.csv', [heads, ...rows]);
      toast(() => i18n.t('admin-orders:byCsv.templateSaved', { count: rows.length }));
    } catch (error) {
      toast(() => i18n.t('admin:export.failed', { reason: explain(i18n, error) }), 'error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <Button variant="plain" busy={busy} onClick={() => void save()}>
        {t('byCsv.template')}
      </Button>
      <p className="text-stone">{t('byCsv.templateHint')}</p>
    </div>
  );
}
