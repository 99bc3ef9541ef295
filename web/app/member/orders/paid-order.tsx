import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { firstImageUrl } from '../../api/first-image-url.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { BuyingNote } from '../buying-note.tsx';
import { WorkshopContact } from '../workshop-contact.tsx';
import { countUnits } from './count-units.ts';
import { OrderAddress } from './order-address.tsx';

export function PaidOrder({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'artworks']);
  const { orderNo, items, address, payment } = order;
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <ul className={`grid gap-4 self-start ${items.length > 1 ? 'grid-cols-2 sm:gap-6' : ''}`}>
        {items.map(({ productCode, productName, imageUrl, quantity }) => (
          <li key={productCode}>
            <LargePicture imageUrl={imageUrl} />
            <p className="mt-3 font-heading text-body">
              {productName ?? t('artworks:unnamed')}
              {quantity > 1 && <span className="ml-3 text-stone tabular-nums">× {quantity}</span>}
            </p>
            <p className="text-label text-stone tabular-nums">{productCode}</p>
          </li>
        ))}
      </ul>
      <div className="space-y-9">
        <div className="border-t border-rim pt-5">
          <p className="text-lead">{t('thanks.text', { count: countUnits(order) })}</p>
          <p className="mt-3 text-stone">
            {t('detail.orderNo')} <span className="text-ink tabular-nums select-all">{orderNo}</span>
          </p>
          {payment && (
            <p className="text-stone">
              {t(payment.recharge ? 'payment.success' : 'thanks.amount')}{' '}
              <span className="text-ink tabular-nums">{formatMoney(payment.amount)}</span>
            </p>
          )}
        </div>
        <section>
          <h2 className="mb-3 text-lead">{t('thanks.where')}</h2>
          <OrderAddress address={address} />
        </section>
        <section>
          <h2 className="mb-3 text-lead">{t('thanks.when')}</h2>
          <p className="border-t border-hairline pt-4">{t('thanks.packing')}</p>
        </section>
        <section>
          <h2 className="mb-3 text-lead">{t('thanks.whom')}</h2>
          <div className="space-y-4 border-t border-hairline pt-4">
            <p>{t('thanks.ask')}</p>
            <WorkshopContact />
          </div>
        </section>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Link to={withQuery(href('/user/order/detail'), { orderNo })} className={buttonClass('primary')}>
            {t('pay.toDetail')}
          </Link>
          <Link to={href('/artworks')} className={buttonClass('plain')}>
            {t('list.toArtworks')}
          </Link>
        </div>
        <BuyingNote text={t('pay.buying')} link={t('navbar:buying')} section="returns" />
      </div>
    </div>
  );
}

/** Hidden from screen readers, because the name of the piece stands below it. */
function LargePicture({ imageUrl }: { imageUrl: readonly string[] }) {
  const first = firstImageUrl(imageUrl);
  return (
    <div className="aspect-4/5 overflow-hidden bg-moon">
      {first && <Image src={first} alt="" decoding="async" className="size-full object-cover" />}
    </div>
  );
}
