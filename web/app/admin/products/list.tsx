import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useMay } from '../frame/staff.ts';
import { ExportButton } from '../list/export-button.tsx';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import type { Route } from './+types/list';
import { BulkPrice } from './bulk-price.tsx';
import { BulkSale } from './bulk-sale.tsx';
import type { ProductRow } from './set-sale.ts';
import { useProductColumns } from './use-product-columns.tsx';

export const handle: RouteHandle = { namespaces: ['admin-products'] };

const flags = ['unpriced', 'pricedOffSale', 'missingTranslation', 'outOfSync'] as const;
const filterNames: readonly FilterOf<'/admin/products/query'>[] = ['search', 'onSale', ...flags];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const products = await loadList('/admin/products/query', request, filterNames);
  return { products, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export default function Products({ loaderData: { products, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-products');
  const { columns, lines } = useProductColumns();
  const mayWrite = useMay()('products.write');
  const bulk = (pieces: ProductRow[], clear: () => void) => (
    <>
      <BulkPrice pieces={pieces} onFinished={clear} />
      <BulkSale pieces={pieces} onSale onFinished={clear} />
      <BulkSale pieces={pieces} onSale={false} onFinished={clear} />
    </>
  );
  return (
    <ListScreen
      name="products"
      path={href('/admin/products')}
      title={t('title')}
      page={products}
      columns={columns}
      rowId={({ productCode }) => productCode}
      lines={lines}
      recordAddress={({ productCode }) => href('/admin/products/:productCode', { productCode })}
      undoes={mayWrite}
      filters={[
        {
          kind: 'choice',
          name: 'onSale',
          label: t('fields.sale'),
          options: [
            { value: 'true', label: t('onSale') },
            { value: 'false', label: t('offSale') },
          ],
        },
        ...flags.map((name) => ({ kind: 'flag' as const, name, label: t(`flags.${name}`) })),
      ]}
      searchLabel={t('search')}
      tools={<ExportButton path="/admin/products/export" filters={exported} />}
      {...(mayWrite && { bulk })}
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}
