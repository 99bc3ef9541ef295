import { addressLine } from '@junyao/commerce/contract/address-line';
import type { TFunction } from 'i18next';
import { QRCodeSVG } from 'qrcode.react';
import { firstImageUrl } from '../../api/first-image-url.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Site } from '../../shell/site.ts';
import { Image } from '../../ui/image.tsx';
import type { OrderDetail } from './order-row.ts';

interface SlipProps {
  order: OrderDetail;
  site: Site;
  /** In the language of the slip. */
  t: TFunction;
  language: Language;
}

/** A slip shows what is left to send, and no prices, because the parcel may be a gift. */
export function Slip({ order, site, t, language }: SlipProps) {
  const { orderNo, address, remark } = order;
  const items = order.items
    .map(({ quantity, refunded, ...item }) => ({ ...item, quantity: quantity - refunded }))
    .filter(({ quantity }) => quantity > 0);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article lang={language} aria-label={`${t('slip.title')} ${orderNo}`} className="packing-slip">
      <header className="flex items-start justify-between gap-6 border-b border-rim pb-3">
        <div>
          <p className="font-heading text-lead">{site.siteName ?? t('slip.workshop')}</p>
          <p>{t('slip.title')}</p>
          <p className="mt-2 text-label text-stone">{t('fields.orderNo')}</p>
          <p className="tabular-nums">{orderNo}</p>
        </div>
        <QRCodeSVG value={orderNo} size={96} title={orderNo} className="shrink-0" />
      </header>
      <section className="py-4">
        <h2 className="font-body text-label text-stone">{t('slip.to')}</h2>
        <p className="text-lead">
          {address.recipientName} <span className="tabular-nums">{address.phone}</span>
        </p>
        <p className="text-body">{addressLine(address)}</p>
        {remark && (
          <>
            <h2 className="mt-3 font-body text-label text-stone">{t('slip.remark')}</h2>
            <p className="border-l-2 border-rim pl-3 break-words whitespace-pre-line">{remark}</p>
          </>
        )}
      </section>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-rim/40 text-left text-label text-stone">
            <th scope="col" colSpan={2} className="py-1 font-normal">
              {t('slip.pieces')}
            </th>
            <th scope="col" className="py-1 text-right font-normal whitespace-nowrap">
              {t('slip.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ productCode, productName, imageUrl, quantity }) => (
            <tr key={productCode} className="border-b border-hairline">
              <td className="w-16 py-2 pr-3 align-top">
                <Picture of={firstImageUrl(imageUrl)} />
              </td>
              <td className="py-2 align-top">
                {productName ?? t('admin:record.unnamedPiece')}
                <span className="block text-stone tabular-nums">{productCode}</span>
              </td>
              <td className="py-2 text-right align-top text-body tabular-nums">× {quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-2 text-right">{t('slip.units', { count: units })}</p>
      <footer className="mt-auto border-t border-hairline pt-3 text-label text-stone">
        <p>{t('slip.thanks')}</p>
        <p>{[site.address, site.phone, site.email].filter(Boolean).join(' · ')}</p>
      </footer>
    </article>
  );
}

/** Hidden from screen readers, because the name of the piece stands beside it. */
function Picture({ of }: { of: string | undefined }) {
  return (
    <div className="aspect-4/5 w-13 bg-moon">
      {of && <Image src={of} alt="" className="size-full object-cover" />}
    </div>
  );
}
