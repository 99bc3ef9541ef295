import { useTranslation } from 'react-i18next';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { ContactButton } from '../../shell/contact/contact-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { AddressLines } from './address-lines.tsx';
import { useAddresses, withAddress } from './use-addresses.ts';

interface AddressChoiceProps {
  chosen: string | undefined;
  onChoose: (addressId: string) => void;
  disabled: boolean;
}

export function AddressChoice({ chosen, onChoose, disabled }: AddressChoiceProps) {
  const { t } = useTranslation('user');
  const { data: addresses, mutate } = useAddresses();
  const adding = useOpenedPart(importDialog);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lead font-heading">{t('address.title')}</legend>
      <div className="border-t border-hairline">
        {addresses ? (
          addresses.map((address) => (
            <div key={address.addressId} className="border-b border-hairline has-checked:bg-moon/60">
              <label className="flex cursor-pointer gap-4 py-3.5">
                <input
                  type="radio"
                  name="addressId"
                  value={address.addressId}
                  checked={address.addressId === chosen}
                  disabled={disabled}
                  onChange={() => onChoose(address.addressId)}
                  aria-describedby={address.deliverable ? undefined : `${address.addressId}-delivery`}
                  className="mt-1 ml-1 size-4.5 shrink-0 accent-sky"
                />
                <span className="min-w-0">
                  <AddressLines address={address} />
                  {address.isDefault && <span className="text-label text-rim">{t('address.default')}</span>}
                </span>
              </label>
              {!address.deliverable && <NoDelivery id={`${address.addressId}-delivery`} />}
            </div>
          ))
        ) : (
          <Waiting />
        )}
        {addresses?.length === 0 && <p className="py-4 text-stone">{t('address.none')}</p>}
      </div>
      <Button variant="plain" className="mt-2" inactive={disabled} {...adding.near} onClick={adding.show}>
        {t('address.add')}
      </Button>
      {adding.module && (
        <adding.module.AddressDialog
          open={adding.open}
          isFirst={addresses?.length === 0}
          onClose={adding.close}
          onSaved={(address, wasOpen) => {
            adding.close();
            // An order placed right away must use the new address, so the list has it before it is loaded again.
            void mutate((known = []) => withAddress(known, address));
            if (wasOpen && !disabled) onChoose(address.addressId);
          }}
        />
      )}
    </fieldset>
  );
}

const importDialog = () => import('./address-dialog.tsx');

/** Says in the words of the refusal that the shop does not deliver there, and leads to the workshop. */
function NoDelivery({ id }: { id: string }) {
  const { t } = useTranslation('order');
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-4 pb-2 pl-9.5">
      <p id={id} className="text-amber">
        {t('troubles.notDeliverable')}
      </p>
      <ContactButton kind="contact" subject={t('common:delivery.subject')} variant="plain">
        {t('common:delivery.writeAboutIt')}
      </ContactButton>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('user');
  const { error, mutate } = useAddresses();
  if (!error) return <Skeleton className="my-3 h-14 w-full" />;
  return (
    <div className="py-3">
      <LoadFailure title={t('address.fetchFailed')} error={error} retry={mutate} small />
    </div>
  );
}
