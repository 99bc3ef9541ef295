import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { UnansweredAct } from '../act/unanswered-act.tsx';
import { useMay } from '../frame/staff.ts';
import { nameOfPiece } from '../record/name-piece.ts';
import { adjustForm } from './inventory-forms.ts';
import type { StockRow } from './stock-row.ts';

type Adjustable = Pick<StockRow, 'productCode' | 'nameZh' | 'nameEn' | 'version' | 'stock' | 'available'>;

interface AdjustProps {
  stock: Adjustable;
  inList?: boolean;
}

/** The page's `clientAction` must run `adjustForm`. */
export function Adjust({ stock: adjusted, inList = false }: AdjustProps) {
  const { t, i18n } = useTranslation('admin-inventory');
  const { productCode, version, stock, available } = adjusted;
  const piece = nameOfPiece(i18n, adjusted);
  const [open, setOpen] = useState(false);
  if (!useMay()('inventory.adjust')) return null;
  return (
    <>
      {!inList && (
        <UnansweredAct
          form={adjustForm}
          values={{ productCode }}
          verb={t('actions.adjust.verb')}
          open={open}
          onOpen={() => setOpen(true)}
        />
      )}
      <Button
        variant={inList ? 'quiet' : 'primary'}
        className="min-h-11 px-5 lg:min-h-9"
        aria-label={inList ? t('actions.adjust.title', { piece }) : undefined}
        onClick={() => setOpen(true)}
      >
        {t(inList ? 'actions.adjust.short' : 'actions.adjust.verb')}
      </Button>
      <ActionDialog
        form={adjustForm}
        open={open}
        onClose={() => setOpen(false)}
        title={t('actions.adjust.title', { piece })}
        verb={t('actions.adjust.verb')}
        effect={t('actions.adjust.effect', { available, stock })}
        values={{ productCode, version }}
        reason
        present={<p>{t('ofStock', { available, stock })}</p>}
        done={() => i18n.t('admin-inventory:actions.adjust.done', { piece })}
      >
        {(form) => (
          <Input
            label={t('fields.change')}
            hint={t('changeHint')}
            name="change"
            type="number"
            step={1}
            min={-999}
            max={999}
            required
            error={form.errorOf('change')}
          />
        )}
      </ActionDialog>
    </>
  );
}
