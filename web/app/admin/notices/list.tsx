import { useTranslation } from 'react-i18next';
import { href, useLocation } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { readSession } from '../../session/session.ts';
import { useNextAction } from '../act/use-next-action.tsx';
import { useMay } from '../frame/staff.ts';
import { useTodo } from '../frame/use-todo.ts';
import { ExportButton } from '../list/export-button.tsx';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import { WalletSections } from '../wallet-manage/wallet-sections.tsx';
import type { Route } from './+types/list';
import { NoticeDialog } from './notice-dialog.tsx';
import { noticeForms } from './notice-forms.ts';
import { offeredActions } from './offered-actions.ts';
import { useNoticeColumns } from './use-notice-columns.tsx';

export const handle: RouteHandle = { namespaces: ['admin-notices', 'wallet'] };

const filterNames: readonly FilterOf<'/admin/charges/notices'>[] = ['search', 'dealtWith'];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const notices = await loadList('/admin/charges/notices', request, filterNames);
  return { notices, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export const clientAction = formAction(...Object.values(noticeForms));

/** A payment is in doubt when a provider reported money that was not credited. */
export default function Notices({ loaderData: { notices, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-notices');
  const may = useMay();
  const { todo } = useTodo();
  const searched = new URLSearchParams(useLocation().search).has('search');
  const { columns, lines } = useNoticeColumns();
  const next = useNextAction({
    rows: notices.value?.items ?? [],
    rowId: ({ noticeId }) => noticeId,
    next: (notice) => offeredActions(notice, may, readSession()?.userId)[0],
    verb: (action) => t(`actions.${action}.verb`),
    dialog: (notice, action, open, onClose) => (
      <NoticeDialog key={notice.noticeId} notice={notice} action={action} open={open} onClose={onClose} />
    ),
  });
  return (
    <>
      <ListScreen
        name="notices"
        path={href('/admin/wallet-manage/in-doubt')}
        title={t('title')}
        page={notices}
        columns={columns}
        rowId={({ noticeId }) => noticeId}
        lines={lines}
        recordAddress={({ noticeId }) => href('/admin/wallet-manage/in-doubt/:noticeId', { noticeId })}
        nextAction={next.button}
        sections={<WalletSections />}
        tabs={{
          label: t('views.label'),
          parameter: 'dealtWith',
          tabs: [
            { value: undefined, text: t('views.all') },
            {
              value: 'false',
              text: t('views.open'),
              // The count covers the whole list, so it is hidden during a search.
              count: searched ? undefined : todo.paymentsInDoubt,
              sort: 'at',
            },
            { value: 'true', text: t('views.dealtWith') },
          ],
        }}
        filters={[]}
        searchLabel={t('search')}
        tools={<ExportButton path="/admin/charges/export_notices" filters={exported} />}
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
