import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { readSession } from '../../session/session.ts';
import { useNextAction } from '../act/use-next-action.tsx';
import { useMay } from '../frame/staff.ts';
import { ExportButton } from '../list/export-button.tsx';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import { useSums } from '../list/use-sums.tsx';
import { WalletSections } from '../wallet-manage/wallet-sections.tsx';
import type { Route } from './+types/list';
import { offeredActions } from './offered-actions.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { refundForms } from './refund-forms.ts';
import { useRefundColumns } from './use-refund-columns.tsx';
import { useRefundFilters } from './use-refund-filters.ts';

export const handle: RouteHandle = { namespaces: ['admin-refunds', 'admin-charges', 'wallet'] };

const filterNames: readonly FilterOf<'/admin/refunds/query'>[] = [
  'search',
  'status',
  'approved',
  'inDoubt',
  'channel',
  'from',
  'to',
];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const refunds = await loadList('/admin/refunds/query', request, filterNames);
  return {
    refunds,
    filtered: readFilters(request.url, filterNames),
    exported: readFilters(request.url, [...filterNames, 'sort']),
  };
}

export const clientAction = formAction(...Object.values(refundForms));

export default function Refunds({ loaderData: { refunds, filtered, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-refunds');
  const may = useMay();
  const { columns, lines } = useRefundColumns(useSums('/admin/refunds/sums', filtered, refunds));
  const { tabs, filters } = useRefundFilters();
  const next = useNextAction({
    rows: refunds.value?.items ?? [],
    rowId: ({ refundNo }) => refundNo,
    next: (refund) => offeredActions(refund, may, readSession()?.userId)[0],
    verb: (action) => t(`actions.${action}.verb`),
    dialog: (refund, action, open, onClose) => (
      <RefundDialog key={refund.refundNo} refund={refund} action={action} open={open} onClose={onClose} />
    ),
  });
  return (
    <>
      <ListScreen
        name="refunds"
        path={href('/admin/wallet-manage/refunds')}
        title={t('title')}
        page={refunds}
        columns={columns}
        rowId={({ refundNo }) => refundNo}
        lines={lines}
        recordAddress={({ refundNo }) => href('/admin/wallet-manage/refunds/:refundNo', { refundNo })}
        nextAction={next.button}
        sections={<WalletSections />}
        tabs={tabs}
        filters={filters}
        searchLabel={t('search')}
        tools={<ExportButton path="/admin/refunds/export" filters={exported} />}
        texts={{
          count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
          failed: t('listFailed'),
          empty: t('empty'),
          emptyAdvice: t('emptyAdvice'),
        }}
      />
      {next.dialog}
    </>
  );
}
