import type { Address } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../form/use-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressForm } from './address-form.ts';

interface AddressDialogProps {
  open: boolean;
  /** Without an address to change, the dialog adds one. */
  address?: Address;
  /** The first address becomes the default address automatically. */
  isFirst?: boolean;
  onClose: () => void;
  /** `wasOpen` is false if the dialog was closed while saving. Then only the list of addresses should change. */
  onSaved: (address: Address, wasOpen: boolean) => void;
}

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
