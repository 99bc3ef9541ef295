import type { Order } from 'commerce/contract';
import { AddressLines } from '../address/address-lines.tsx';

/** Where the order goes, as it was when it was made. */
export function OrderAddress({ address }: { address: Order['address'] }) {
  return (
    <div className="border-t border-hairline pt-4">
      <AddressLines address={address} />
    </div>
  );
}
