import type { Order } from '@junyao/commerce/contract';
import { AddressLines } from '../address/address-lines.tsx';

/** The address as it was when the order was placed. */
export function OrderAddress({ address }: { address: Order['address'] }) {
  return (
    <div className="border-t border-hairline pt-4">
      <AddressLines address={address} />
    </div>
  );
}
