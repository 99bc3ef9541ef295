import { useTranslation } from 'react-i18next';
import { useChannels } from '../charges/use-channels.ts';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { DoubtfulMoney, NoticeStatus } from './notice-status.tsx';
import type { NoticeRow } from './offered-actions.ts';

export function useNoticeColumns() {
  const { t } = useTranslation('admin-notices');
  const { channelName } = useChannels();
  const payer = ({ member }: NoticeRow) =>
    member ? member.username : <span className="text-stone">{t('unknownMember')}</span>;
  const state = (notice: NoticeRow) => <NoticeStatus notice={notice} />;

  const columns: Column<NoticeRow>[] = [
    {
      id: 'serialNo',
      head: t('fields.serialNo'),
      fixed: true,
      cell: ({ serialNo }) => <span className="tabular-nums">{serialNo || t('noSerialNo')}</span>,
    },
    { id: 'at', head: t('fields.at'), sort: 'at', cell: ({ at }) => <WorkshopTime value={at} /> },
    {
      id: 'amount',
      head: t('fields.amount'),
      numeric: true,
      cell: (notice) => <DoubtfulMoney notice={notice} />,
    },
    { id: 'outcome', head: t('fields.outcome'), cell: ({ outcome }) => t(`outcomes.${outcome}`) },
    { id: 'channel', head: t('fields.channel'), cell: ({ channel }) => channelName(channel) },
    { id: 'member', head: t('fields.member'), cell: payer },
    {
      id: 'chargeNo',
      head: t('fields.chargeNo'),
      cell: ({ chargeNo }) => <span className="tabular-nums">{chargeNo}</span>,
    },
    { id: 'status', head: t('fields.status'), cell: state },
    {
      id: 'dealtWith',
      head: t('fields.dealtBy'),
      hidden: true,
      cell: ({ dealtWith }) => dealtWith?.by.username,
    },
  ];

  const lines = (notice: NoticeRow): TwoLines => ({
    title: (
      <>
        {notice.member?.username} <span className="text-stone">{t(`outcomes.${notice.outcome}`)}</span>
      </>
    ),
    figure: <DoubtfulMoney notice={notice} />,
    note: (
      <>
        <WorkshopTime value={notice.at} /> ·{' '}
        <span className="break-all tabular-nums">{notice.serialNo || t('noSerialNo')}</span>
      </>
    ),
    state: state(notice),
  });
  return { columns, lines };
}
