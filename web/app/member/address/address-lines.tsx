import type { Address } from '@junyao/commerce/contract';
import { useLanguage } from '../../i18n/use-language.ts';
import { addressText } from './address-text.ts';

interface AddressLinesProps {
  address: Omit<Address, 'addressId' | 'isDefault' | 'deliverable'>;
}

export function AddressLines({ address }: AddressLinesProps) {
  const { recipientName, phone } = address;
  const { text, language } = addressText(address, useLanguage());
  return (
    <>
      <span className="block wrap-anywhere">
        {recipientName} <span className="ml-2 text-stone tabular-nums">{phone}</span>
      </span>
      <span className="block wrap-anywhere text-stone" lang={language}>
        {text}
      </span>
    </>
  );
}
