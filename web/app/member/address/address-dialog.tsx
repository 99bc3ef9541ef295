import type { Address } from 'commerce/contract';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressForm } from './address-form.ts';

interface AddressDialogProps {
  open: boolean;
  /** The address to change. Without it, the dialog adds an address. */
  address?: Address;
  /** Whether this is the first address. The first address becomes the default address automatically. */
  isFirst?: boolean;
  onClose: () => void;
  /**
   * Called also if the dialog was closed while the address was being saved. `wasOpen` is then false, and nothing but
   * the list of addresses should change.
   */
  onSaved: (address: Address, wasOpen: boolean) => void;
}

/**
 * A dialog for a new or a changed address. What was typed stays when the dialog is closed, until the address is saved
 * or the member cancels.
 */
export function AddressDialog({ open, address, isFirst = false, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation(['user', 'common']);
  const [draft, startAgain] = useReducer((drafts: number) => drafts + 1, 0);
  const form = useForm(addressForm, {
    onDone(saved) {
      startAgain();
      onSaved(saved, open);
    },
  });
  function cancel() {
    if (!form.busy) form.reset();
    startAgain();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(address ? 'address.editTitle' : 'address.add')}
      closeLabel={t('common:close')}
      keepContent
    >
      <FormFrame form={form} key={draft} className="grid gap-5 sm:grid-cols-6">
        <AddressFields form={form} address={address} offersDefault={!isFirst && !address?.isDefault} />
        <div className="empty:hidden sm:col-span-6">
          <FormFailure form={form} title={() => t(address ? 'address.editFailed' : 'address.addFailed')} />
        </div>
        <Button type="submit" busy={form.busy} className="sm:col-span-4">
          {t(form.busy ? 'address.saving' : 'address.save')}
        </Button>
        <Button variant="quiet" className="sm:col-span-2" onClick={cancel}>
          {t('address.cancel')}
        </Button>
      </FormFrame>
    </Dialog>
  );
}
