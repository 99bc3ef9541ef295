import type { Address } from '@junyao/commerce/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { AddressLines } from './address-lines.tsx';

interface AddressRowProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: (address: Address) => void;
}

export function AddressRow({ address, onEdit, onDelete, onDefault }: AddressRowProps) {
  const { t } = useTranslation('user');
  const edit = useRef<HTMLButtonElement>(null);
  const form = useForm<{ addressId: string }, Address>({ intent: 'defaultAddress' }, { onDone: onDefault });
  const name = address.recipientName;
  const wasDefault = useRef(address.isDefault);
  useEffect(() => {
    // The pressed button is gone, so the next button of the row gets the focus.
    if (address.isDefault && !wasDefault.current && document.activeElement === document.body)
      edit.current?.focus();
    wasDefault.current = address.isDefault;
  }, [address.isDefault]);

  return (
    <li className="grid gap-x-10 gap-y-2 border-b border-hairline py-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <AddressLines address={address} />
        {address.isDefault && <p className="mt-1 text-label text-rim">{t('address.default')}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-x-6">
        {!address.isDefault && (
          <FormFrame form={form}>
            <input type="hidden" name="addressId" value={address.addressId} />
            <Button
              type="submit"
              variant="plain"
              busy={form.busy}
              aria-label={t('address.defaultNamed', { name })}
            >
              {t(form.busy ? 'address.saving' : 'address.setDefault')}
            </Button>
          </FormFrame>
        )}
        <Button ref={edit} variant="plain" aria-label={t('address.editNamed', { name })} onClick={onEdit}>
          {t('address.edit')}
        </Button>
        <Button
          variant="plain"
          data-delete
          aria-label={t('address.deleteNamed', { name })}
          onClick={onDelete}
        >
          {t('address.delete')}
        </Button>
      </div>
      <div className="empty:hidden sm:col-span-2">
        <FormFailure form={form} title={() => t('address.defaultFailed')} />
      </div>
    </li>
  );
}
