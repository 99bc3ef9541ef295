import type { Address } from 'commerce/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Loading } from '../../private/loading.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { AddressDialog } from './address-dialog.tsx';
import { addressForm, defaultAddressForm, deleteAddressForm } from './address-form.ts';
import { AddressRow } from './address-row.tsx';
import { DeleteAddress } from './delete-address.tsx';
import { useAddresses, withAddress } from './use-addresses.ts';

export const handle: RouteHandle = { title: 'user:addresses.title', namespaces: ['user'] };

/** SWR loads the addresses. The loader is empty, as in the page of the cart, so that the middleware runs. */
export async function clientLoader() {
  return null;
}

export const clientAction = formAction(addressForm, deleteAddressForm, defaultAddressForm);

export default function AddressesPage() {
  const { t } = useTranslation('user');
  const { data: addresses, error, mutate } = useAddresses();
  if (addresses) return <Addresses addresses={addresses} />;
  return (
    <>
      <PageHeader />
      {error ? <LoadFailure title={t('address.fetchFailed')} error={error} retry={mutate} /> : <Loading />}
    </>
  );
}

function Addresses({ addresses }: { addresses: Address[] }) {
  const { t, i18n } = useTranslation('user');
  const { mutate } = useAddresses();
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<{ address: Address; open: boolean }>();
  const [deleting, setDeleting] = useState<Address>();
  const list = useRef<HTMLUListElement>(null);
  const nextFocus = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Runs after the dialog has been closed, because an open dialog keeps the focus inside.
    if (deleting) return;
    nextFocus.current?.focus();
    nextFocus.current = null;
  }, [deleting]);

  function show(saved: Address) {
    void mutate((known = []) => withAddress(known, saved));
    toast(() => i18n.t('user:address.saved'));
  }

  function forget(addressId: string) {
    nextFocus.current = neighborOf(list.current, addresses, addressId);
    setDeleting(undefined);
    void mutate((known) => known?.filter((each) => each.addressId !== addressId));
    toast(() => i18n.t('user:address.deleted'));
  }

  const add = (
    <Button variant="quiet" onClick={() => setAdding(true)}>
      {t('address.add')}
    </Button>
  );
  return (
    <>
      <PageHeader>{addresses.length > 0 && add}</PageHeader>
      {addresses.length === 0 && (
        <EmptyState title={t('addresses.empty')} actions={add}>
          {t('addresses.emptyAdvice')}
        </EmptyState>
      )}
      {addresses.length > 0 && (
        <ul ref={list} aria-label={t('addresses.list')} className="max-w-3xl border-t border-hairline">
          {addresses.map((address) => (
            <AddressRow
              key={address.addressId}
              address={address}
              onEdit={() => setEdited({ address, open: true })}
              onDelete={() => setDeleting(address)}
              onDefault={show}
            />
          ))}
        </ul>
      )}
      <AddressDialog
        open={adding}
        isFirst={addresses.length === 0}
        onClose={() => setAdding(false)}
        onSaved={(saved) => {
          setAdding(false);
          show(saved);
        }}
      />
      {edited && (
        <AddressDialog
          key={edited.address.addressId}
          open={edited.open}
          address={edited.address}
          onClose={() => setEdited({ ...edited, open: false })}
          onSaved={(saved) => {
            setEdited({ address: saved, open: false });
            show(saved);
          }}
        />
      )}
      <DeleteAddress address={deleting} onClose={() => setDeleting(undefined)} onDeleted={forget} />
    </>
  );
}

/** What gets the focus once an address is gone: the next row, else the previous row, else the title of the page. */
function neighborOf(list: HTMLElement | null, addresses: Address[], addressId: string): HTMLElement | null {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];
  const index = addresses.findIndex((address) => address.addressId === addressId);
  return buttons[index + 1] ?? buttons[index - 1] ?? document.querySelector('h1');
}
