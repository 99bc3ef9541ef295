import type { Address } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deleteAddressForm } from './address-form.ts';

interface DeleteAddressProps {
  address: Address;
  open: boolean;
  onClose: () => void;
  onDeleted: (addressId: string) => void;
}

export function DeleteAddress({ address, open, onClose, onDeleted }: DeleteAddressProps) {
  const { t } = useTranslation(['user', 'common']);
  const form = useForm(deleteAddressForm, { onDone: onDeleted });
  function close() {
    if (!form.busy) form.reset();
    onClose();
  }
  return (
    <Dialog open={open} onClose={close} title={t('address.deleteTitle')} closeLabel={t('common:close')}>
      <FormFrame form={form} className="space-y-6">
        <input type="hidden" name="addressId" value={address.addressId} />
        <p className="wrap-anywhere">{t('address.confirmDelete', { name: address.recipientName })}</p>
        <FormFailure form={form} title={() => t('address.deleteFailed')} />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" busy={form.busy}>
            {t(form.busy ? 'address.deleting' : 'address.delete')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('address.keep')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
