import { walletTasks } from '@junyao/commerce/contract/choices';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useMay, useMe } from '../frame/staff.ts';
import { ToolLink } from '../frame/tool-link.tsx';
import { defineScreen } from '../list/define-screen.tsx';
import type { RowOf } from '../list/load-list.ts';
import { wordsFor } from '../list/screen-filters.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { moneyKinds, opensFirst } from './kinds.tsx';
import { WalletSections } from './wallet-sections.tsx';

type Task = RowOf<'/admin/wallets/todo'>;

const todo = defineScreen('/admin/wallets/todo', {
  at: href('/admin/wallet-manage'),
  id: 'id',
  recordAddress: addressOf,
  words: ['admin-wallets', 'admin-refunds'],
  under: 'todo',
  filters: { kind: { kind: 'choice', options: wordsFor('todo.kinds', walletTasks) } },
  useView({ t }) {
    const sentence = useSentence();
    const button = useTaskButton();
    return {
      sections: <WalletSections />,
      tools: (
        <>
          <ToolLink to={href('/admin/wallet-manage/recharges')}>{t('lists.recharges')}</ToolLink>
          <ToolLink to={href('/admin/wallet-manage/refunds')}>{t('lists.refunds')}</ToolLink>
          <ToolLink to={href('/admin/wallet-manage/unmatched')}>{t('lists.unmatched')}</ToolLink>
        </>
      ),
      nextAction: button,
      lines: (task) => ({ title: sentence(task), note: <When task={task} /> }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = todo;
export default todo.component;

function When({ task: { at, heldUntil } }: { task: Task }) {
  const { t } = useTranslation('admin-wallets');
  return (
    <>
      <WorkshopTime value={at} />
      {heldUntil && (
        <>
          {' · '}
          {t('todo.heldUntil')} <WorkshopTime value={heldUntil} />
        </>
      )}
    </>
  );
}

function addressOf({ kind, id }: Task) {
  return href('/admin/wallet-manage/todo/:kind/:id', { kind, id });
}

function useSentence() {
  const { t } = useTranslation('admin-wallets');
  const { userId } = useMe();
  return (task: Task) => {
    const { member, phone, amount, channel, by, outcome, reported } = task;
    return t(`todo.${wordOf(task, userId)}`, {
      member: member && t('todo.member', { name: member.username, phone }),
      amount: formatMoney(amount),
      channel: channel && t(`channels.${channel}`),
      by: by?.username ?? t('byCommand'),
      why: outcome && outcome !== 'stuck' && t(`outcomes.${outcome}`),
      order: task.orderNo,
      reported: reported !== null && formatMoney(reported),
    });
  };
}

function wordOf(task: Task, userId: string | undefined): string {
  const { kind, member, by, reported, outcome, orderNo } = task;
  if (reported !== null) return 'refundReported';
  if (outcome === 'stuck') return 'refundStuck';
  const mine = by !== null && by.userId === userId ? 'Mine' : '';
  if (mine || orderNo !== null) return `${kind}${mine}${orderNo === null ? '' : 'ForOrder'}`;
  return kind === 'unmatched' && member ? 'unmatchedOf' : kind;
}

function verbOf({ kind, reported, outcome }: Task): string {
  if (reported !== null) return 'settle';
  return outcome === 'stuck' ? 'stuck' : kind;
}

/** A task has one button. It opens the record and the dialog of its likely action. */
function useTaskButton() {
  const { t } = useTranslation('admin-wallets');
  const { search } = useLocation();
  const [may, me] = [useMay(), useMe()];
  const isMineToDo = ({ kind, member, by }: Task) => {
    const { permission } = moneyKinds[kind];
    if (!permission || !may(permission) || member?.userId === me.userId) return false;
    return me.decidesAlone || by === null || by.userId !== me.userId;
  };
  return (task: Task) =>
    isMineToDo(task) && (
      <Link
        to={{ pathname: addressOf(task), search }}
        state={opensFirst}
        preventScrollReset
        className={buttonClass('quiet', 'min-h-11 px-4 lg:min-h-8')}
      >
        {t(`todo.verbs.${verbOf(task)}`)}
      </Link>
    );
}
