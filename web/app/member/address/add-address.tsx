import type { Address } from 'commerce/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { reasonOf } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { type AddressErrors, checkAddress, readAddress } from './check-address.ts';

interface AddAddressProps {
  open: boolean;
  /** The first address becomes the default one without being asked. */
  isFirst: boolean;
  onClose: () => void;
  onAdded: (address: Address) => void;
}

export function AddAddress({ open, onClose, ...form }: AddAddressProps) {
  const { t } = useTranslation(['user', 'common']);
  return (
    <Dialog open={open} onClose={onClose} title={t('address.add')} closeLabel={t('common:close')}>
      <AddressForm {...form} />
    </Dialog>
  );
}

function AddressForm({ isFirst, onAdded }: Pick<AddAddressProps, 'isFirst' | 'onAdded'>) {
  const { t, i18n } = useTranslation('user');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<AddressErrors>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const form = useFocusFirstError(errors);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const entered = readAddress(fields);
    const found = checkAddress(entered);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const isDefault = fields.get('isDefault') === 'on';
      onAdded(await post('/userinfo/address/add', { ...entered, isDefault }));
    } catch (error) {
      setFailure({ error });
      setErrors(reasonOf(error, 'phone') ? { phone: 'phoneInvalid' } : {});
    } finally {
      setBusy(false);
    }
  }

  const say = (field: keyof AddressErrors) =>
    errors?.[field] ? t(`address.${errors[field]}`) : reasonOf(failure?.error, field);
  return (
    <form ref={form} onSubmit={(event) => void add(event)} noValidate className="grid gap-5 sm:grid-cols-6">
      <Input
        label={t('address.recipientName')}
        name="recipientName"
        autoComplete="name"
        maxLength={40}
        required
        error={say('recipientName')}
        className="sm:col-span-3"
      />
      <Input
        label={t('address.phone')}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
        required
        error={say('phone')}
        className="sm:col-span-3"
      />
      <Input
        label={t('address.province')}
        name="province"
        autoComplete="address-level1"
        maxLength={40}
        required
        error={say('province')}
        className="sm:col-span-2"
      />
      <Input
        label={t('address.city')}
        name="city"
        autoComplete="address-level2"
        maxLength={40}
        required
        error={say('city')}
        className="sm:col-span-2"
      />
      <Input
        label={t('address.district')}
        name="district"
        autoComplete="address-level3"
        maxLength={40}
        required
        error={say('district')}
        className="sm:col-span-2"
      />
      <Input
        label={t('address.street')}
        name="street"
        autoComplete="street-address"
        maxLength={120}
        required
        error={say('street')}
        className="sm:col-span-6"
      />
      {!isFirst && (
        <label className="flex min-h-11 items-center gap-3 text-small sm:col-span-6">
          <input type="checkbox" name="isDefault" className="size-4.5 accent-sky" />
          {t('address.makeDefault')}
        </label>
      )}
      {failure && !busy && (
        <div className="sm:col-span-6">
          <Notice title={t('address.addFailed')}>{explain(i18n, failure.error)}</Notice>
        </div>
      )}
      <Button type="submit" busy={busy} className="sm:col-span-6">
        {t(busy ? 'address.saving' : 'address.save')}
      </Button>
    </form>
  );
}
