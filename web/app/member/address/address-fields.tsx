import type { Address } from '@junyao/commerce/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneInput } from '../../form/phone-input.tsx';
import type { FormState } from '../../form/use-form.ts';
import { Checkbox, Input } from '../../ui/field.tsx';
import { addressForm, addressParts, type EnteredAddress, type KnownParts } from './address-form.ts';
import { RecognizeAddress, type RecognizedAddress } from './recognize-address.tsx';
import { RegionFields } from './region-fields.tsx';
import { withFound } from './with-found.ts';

interface AddressFieldsProps {
  form: FormState<keyof EnteredAddress>;
  address: Address | undefined;
  offersDefault: boolean;
}

export function AddressFields({ form, address, offersDefault }: AddressFieldsProps) {
  const { t } = useTranslation('user');
  const [start, setStart] = useState<{ version: number; values: KnownParts }>({
    version: 0,
    values: address ?? {},
  });

  const lastFound = useRef<RecognizedAddress>({});
  const inUse = useRef<string | null>(null);
  useEffect(() => {
    const field = inUse.current && form.ref.current?.elements.namedItem(inUse.current);
    inUse.current = null;
    if (start.version === 0 || !(field instanceof HTMLElement)) return;
    field.focus();
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
  }, [start.version, form.ref]);

  const readFields = () => (form.ref.current ? addressForm.read(new FormData(form.ref.current)) : {});

  /** Starts the fields again when the text has been read. The field in use keeps the focus. */
  function fillInLater() {
    const before: KnownParts = readFields();
    return (found: RecognizedAddress) => {
      const now: KnownParts = readFields();
      inUse.current = form.ref.current?.contains(document.activeElement)
        ? (document.activeElement?.getAttribute('name') ?? null)
        : null;
      const values = withFound({ before, now, found, earlier: lastFound.current });
      lastFound.current = found;
      setStart(({ version }) => ({ version: version + 1, values }));
      form.amend(Object.fromEntries(addressParts.map((part) => [part, undefined])));
    };
  }

  return (
    <div className="grid gap-x-5 gap-y-3.5 sm:grid-cols-6">
      {address && <input type="hidden" name="addressId" value={address.addressId} />}
      <RecognizeAddress onSend={fillInLater} />
      <PartFields key={start.version} form={form} values={start.values} />
      {offersDefault && (
        <div className="sm:col-span-6">
          <Checkbox label={t('address.makeDefault')} name="isDefault" />
        </div>
      )}
    </div>
  );
}

interface PartFieldsProps {
  form: FormState<keyof EnteredAddress>;
  values: KnownParts;
}

function PartFields({ form, values }: PartFieldsProps) {
  const { t } = useTranslation('user');
  return (
    <>
      <Input
        label={t('address.recipientName')}
        name="recipientName"
        defaultValue={values.recipientName}
        autoComplete="name"
        maxLength={40}
        required
        error={form.errorOf('recipientName')}
        className="sm:col-span-3"
      />
      <PhoneInput
        label={t('address.phone')}
        defaultValue={values.phone}
        error={form.errorOf('phone')}
        className="sm:col-span-3"
      />
      <RegionFields errorOf={form.errorOf} values={values} />
      <Input
        label={t('address.street')}
        name="street"
        defaultValue={values.street}
        autoComplete="street-address"
        maxLength={120}
        required
        error={form.errorOf('street')}
        className="sm:col-span-6"
      />
    </>
  );
}
