import type { Address } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { type FormState, useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { addAddressForm } from './address-form.ts';
import { RegionFields } from './region-fields.tsx';

interface AddAddressProps {
  open: boolean;
  /** Whether this is the first address. The first address becomes the default address automatically. */
  isFirst: boolean;
  onClose: () => void;
  onAdded: (address: Address) => void;
}

/**
 * A dialog for a new address. If it is closed while the address is being saved, `onAdded` is still called.
 */
export function AddAddress({ open, isFirst, onClose, onAdded }: AddAddressProps) {
  const { t } = useTranslation(['user', 'common']);
  const form = useForm(addAddressForm, { onDone: onAdded });
  function close() {
    if (!form.busy) form.reset();
    onClose();
  }
  return (
    <Dialog open={open} onClose={close} title={t('address.add')} closeLabel={t('common:close')}>
      <AddressFields form={form} isFirst={isFirst} />
    </Dialog>
  );
}

function AddressFields({
  form,
  isFirst,
}: {
  form: FormState<keyof ReturnType<typeof addAddressForm.read>>;
  isFirst: boolean;
}) {
  const { t } = useTranslation('user');
  return (
    <FormFrame form={form} className="grid gap-5 sm:grid-cols-6">
      <Input
        label={t('address.recipientName')}
        name="recipientName"
        autoComplete="name"
        maxLength={40}
        required
        error={form.errorOf('recipientName')}
        className="sm:col-span-3"
      />
      <Input
        label={t('address.phone')}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
        required
        error={form.errorOf('phone')}
        className="sm:col-span-3"
      />
      <RegionFields errorOf={form.errorOf} />
      <Input
        label={t('address.street')}
        name="street"
        autoComplete="street-address"
        maxLength={120}
        required
        error={form.errorOf('street')}
        className="sm:col-span-6"
      />
      {!isFirst && (
        <label className="flex min-h-11 items-center gap-3 text-small sm:col-span-6">
          <input type="checkbox" name="isDefault" className="size-4.5 accent-sky" />
          {t('address.makeDefault')}
        </label>
      )}
      <div className="empty:hidden sm:col-span-6">
        <FormFailure form={form} title={() => t('address.addFailed')} />
      </div>
      <Button type="submit" busy={form.busy} className="sm:col-span-6">
        {t(form.busy ? 'address.saving' : 'address.save')}
      </Button>
    </FormFrame>
  );
}
