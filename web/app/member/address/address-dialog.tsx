import type { Address } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../form/use-form.ts';
import { FormDialog } from '../form-dialog.tsx';
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

/** A dialog for a new or a changed address. */
export function AddressDialog({ open, address, isFirst = false, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation('user');
  const form = useForm(addressForm, {
    onDone(saved) {
      form.reset();
      onSaved(saved, open);
    },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={t(address ? 'address.editTitle' : 'address.add')}
      submitLabel={t('address.save')}
      failed={t(address ? 'address.editFailed' : 'address.addFailed')}
    >
      <AddressFields form={form} address={address} offersDefault={!isFirst && !address?.isDefault} />
    </FormDialog>
  );
}
