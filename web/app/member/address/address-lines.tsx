import type { Address } from 'commerce/contract';
import { useLanguage } from '../../i18n/use-language.ts';

interface AddressLinesProps {
  address: Omit<Address, 'addressId' | 'isDefault'>;
}

/** Recipient and phone, then the address: from the largest to the smallest, in English the other way round. */
export function AddressLines({ address }: AddressLinesProps) {
  const { recipientName, phone, province, city, district, street } = address;
  const places = [province, city, district, street];
  const text = useLanguage() === 'zh' ? places.join(' ') : places.reverse().join(', ');
  return (
    <>
      <span className="block">
        {recipientName} <span className="ml-2 text-stone tabular-nums">{phone}</span>
      </span>
      <span className="block text-stone">{text}</span>
    </>
  );
}
