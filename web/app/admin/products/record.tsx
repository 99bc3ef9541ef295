import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { Image } from '../../ui/image.tsx';
import { useMay } from '../frame/staff.ts';
import { usePieceName } from '../record/name-piece.ts';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { Preview } from './preview.tsx';
import { PriceCell } from './price-cell.tsx';
import { Sale, Sync } from './product-status.tsx';
import { Resync } from './resync.tsx';
import { SaleSwitch } from './sale-switch.tsx';
import type { ProductRow } from './set-sale.ts';

export const handle: RouteHandle = { namespaces: ['admin-products'] };

export function clientLoader({ request, params: { productCode } }: Route.ClientLoaderArgs) {
  return load(get('/admin/products/detail', { productCode }, request));
}

export default function ProductRecord({ loaderData: found, params: { productCode } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-products');
  const nameOf = usePieceName();
  return (
    <Record
      key={productCode}
      found={found}
      list={href('/admin/products')}
      title={found.value ? nameOf(found.value) : productCode}
      number={productCode}
      failed={t('loadFailed')}
      summary={(piece) => (
        <>
          <Sale piece={piece} />
          <Sync piece={piece} />
        </>
      )}
      actions={(piece) => (
        <>
          <SaleSwitch piece={piece} />
          <Resync productCode={productCode} />
        </>
      )}
    >
      {(piece) => <Content piece={piece} />}
    </Record>
  );
}

function Content({ piece }: { piece: ProductRow }) {
  const { t } = useTranslation('admin-products');
  const may = useMay();
  const { productCode, documentId, sync, imageUrl } = piece;
  const time = (value: string | null) => value && <WorkshopTime value={value} />;
  const link = 'text-sky underline decoration-sky/40';
  return (
    <Columns>
      <div>
        <Part title={t('parts.sale')}>
          <Facts
            facts={[
              [t('fields.nameZh'), piece.nameZh ?? t('missing')],
              [t('fields.nameEn'), piece.nameEn ?? t('missing')],
              [t('fields.price'), <PriceCell key="price" piece={piece} field="price" />],
              [t('fields.specialPrice'), <PriceCell key="special" piece={piece} field="specialPrice" />],
              [t('fields.translation'), piece.missingTranslation ? t('missing') : t('complete')],
            ]}
          />
        </Part>
        <Part title={t('parts.sync')}>
          <Facts
            facts={[
              [t('fields.sync'), <Sync key="sync" piece={piece} />],
              [t('fields.heldVersion'), time(sync.heldVersion)],
              [
                t('fields.latestVersion'),
                sync.latestVersion === sync.heldVersion ? null : time(sync.latestVersion),
              ],
              [t('fields.syncedAt'), time(sync.syncedAt)],
              [
                t('fields.lag'),
                sync.lagSeconds === null ? null : <Lag key="lag" seconds={sync.lagSeconds} />,
              ],
            ]}
          />
        </Part>
        <Part title={t('parts.links')}>
          <ul className="space-y-2">
            {piece.listed && (
              <li>
                <Link to={href('/artworks/:productId', { productId: productCode })} className={link}>
                  {t('toPage')}
                </Link>
              </li>
            )}
            {may('inventory.read') && (
              <li>
                <Link to={href('/admin/inventory/:productCode', { productCode })} className={link}>
                  {t('toInventory')}
                </Link>
              </li>
            )}
            {documentId && (
              <li>
                <a
                  href={`/cms/admin/content-manager/collection-types/api::artwork.artwork/${documentId}`}
                  className={link}
                >
                  {t('toCms')}
                </a>
              </li>
            )}
          </ul>
          <Preview productCode={productCode} />
        </Part>
      </div>
      <div className="grid grid-cols-2 content-start gap-3">
        {imageUrl.map((url) => (
          <Image
            key={url}
            src={url}
            alt=""
            loading="lazy"
            className="aspect-4/5 w-full bg-moon object-cover"
          />
        ))}
      </div>
    </Columns>
  );
}

/** How long a version took from the CMS to the shop. */
function Lag({ seconds }: { seconds: number }) {
  const { t } = useTranslation('admin-products');
  if (seconds < 120) return t('seconds', { count: seconds });
  return seconds < 7200
    ? t('minutes', { count: Math.round(seconds / 60) })
    : t('hours', { count: Math.round(seconds / 3600) });
}
