import type { Address } from '@junyao/commerce/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Loading } from '../../private/loading.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { action } from './address-action.ts';
import { AddressRow } from './address-row.tsx';
import { DeleteAddress } from './delete-address.tsx';
import { useAddresses, withAddress } from './use-addresses.ts';

export const handle: RouteHandle = { title: 'user:addresses.title', namespaces: ['user'] };

/** SWR loads the addresses. The empty loader makes the middleware run, as in member/cart/cart.tsx. */
export async function clientLoader() {
  return null;
}

export const clientAction = action;

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
  const adding = useOpenedPart(importDialog);
  const editing = useOpenedPart(importDialog);
  const [edited, setEdited] = useState<Address>();
  const deleting = useOpened<Address>();
  const list = useRef<HTMLUListElement>(null);
  const nextFocus = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Runs after the dialog has been closed, because an open dialog keeps the focus inside.
    if (deleting.isOpen) return;
    nextFocus.current?.focus();
    nextFocus.current = null;
  }, [deleting.isOpen]);

  function show(saved: Address) {
    void mutate((known = []) => withAddress(known, saved));
    toast(() => i18n.t('user:address.saved'));
  }

  function forget(addressId: string) {
    nextFocus.current = neighborOf(list.current, addresses, addressId);
    deleting.close();
    void mutate((known) => known?.filter((each) => each.addressId !== addressId));
    toast(() => i18n.t('user:address.deleted'));
  }

  const add = (
    <Button variant="quiet" {...adding.near} onClick={adding.show}>
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
        <ul
          ref={list}
          aria-label={t('addresses.list')}
          className="max-w-3xl border-t border-hairline"
          {...adding.near}
        >
          {addresses.map((address) => (
            <AddressRow
              key={address.addressId}
              address={address}
              onEdit={() => {
                setEdited(address);
                editing.show();
              }}
              onDelete={() => deleting.open(address)}
              onDefault={show}
            />
          ))}
        </ul>
      )}
      {adding.module && (
        <adding.module.AddressDialog
          open={adding.open}
          isFirst={addresses.length === 0}
          onClose={adding.close}
          onSaved={(saved) => {
            adding.close();
            show(saved);
          }}
        />
      )}
      {editing.module && edited && (
        <editing.module.AddressDialog
          key={edited.addressId}
          open={editing.open}
          address={edited}
          onClose={editing.close}
          onSaved={(saved) => {
            setEdited(saved);
            editing.close();
            show(saved);
          }}
        />
      )}
      {deleting.opened && (
        <DeleteAddress
          address={deleting.opened}
          open={deleting.isOpen}
          onClose={deleting.close}
          onDeleted={forget}
        />
      )}
    </>
  );
}

const importDialog = () => import('./address-dialog.tsx');

function neighborOf(list: HTMLElement | null, addresses: Address[], addressId: string): HTMLElement | null {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];
  const index = addresses.findIndex((address) => address.addressId === addressId);
  return buttons[index + 1] ?? buttons[index - 1] ?? document.querySelector('h1');
}
