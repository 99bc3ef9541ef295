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
import { ChargeDialog } from './charge-dialog.tsx';
import { confirmForm, failForm } from './charge-forms.ts';
import { offeredActions } from './offered-actions.ts';
import { useChargeColumns } from './use-charge-columns.tsx';
import { useChargeFilters } from './use-charge-filters.ts';

export const handle: RouteHandle = { namespaces: ['admin-charges', 'admin-doubts', 'wallet'] };

const filterNames: readonly FilterOf<'/admin/charges/query'>[] = [
  'search',
  'status',
  'provider',
  'channel',
  'from',
  'to',
];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const charges = await loadList('/admin/charges/query', request, filterNames);
  return {
    charges,
    filtered: readFilters(request.url, filterNames),
    exported: readFilters(request.url, [...filterNames, 'sort']),
  };
}

export const clientAction = formAction(confirmForm, failForm);

export default function Charges({ loaderData: { charges, filtered, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-charges');
  const may = useMay();
  const { columns, lines } = useChargeColumns(useSums('/admin/charges/sums', filtered, charges));
  const { tabs, filters } = useChargeFilters();
  const next = useNextAction({
    rows: charges.value?.items ?? [],
    rowId: ({ chargeNo }) => chargeNo,
    // Nobody waits for a failed recharge. A second person first reads in the record why one person was not enough.
    next: (charge) =>
      charge.status === 'PENDING' && charge.confirmedBy === null
        ? offeredActions(charge, may, readSession()?.userId)[0]
        : undefined,
    verb: (action) => t(`actions.${action}.verb`),
    dialog: (charge, action, open, onClose) => (
      <ChargeDialog key={charge.chargeNo} charge={charge} action={action} open={open} onClose={onClose} />
    ),
  });
  return (
    <>
      <ListScreen
        name="charges"
        path={href('/admin/wallet-manage/charges')}
        title={t('title')}
        page={charges}
        columns={columns}
        rowId={({ chargeNo }) => chargeNo}
        lines={lines}
        recordAddress={({ chargeNo }) => href('/admin/wallet-manage/charges/:chargeNo', { chargeNo })}
        nextAction={next.button}
        sections={<WalletSections />}
        tabs={tabs}
        filters={filters}
        searchLabel={t('search')}
        tools={<ExportButton path="/admin/charges/export" filters={exported} />}
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
