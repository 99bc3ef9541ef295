import { walletTasks } from '@junyao/commerce/contract/choices';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link, useNavigate } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useMay, useMe } from '../frame/staff.ts';
import { defineScreen } from '../list/define-screen.tsx';
import type { RowOf } from '../list/load-list.ts';
import { wordsFor } from '../list/screen-filters.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { moneyForms, moneyKinds } from './kinds.tsx';
import { WalletSections } from './wallet-sections.tsx';

type Task = RowOf<'/admin/wallets/todo'>;

const todo = defineScreen('/admin/wallets/todo', {
  at: href('/admin/wallet-manage'),
  id: 'id',
  recordAddress: ({ kind, id }) => href('/admin/wallet-manage/todo/:kind/:id', { kind, id }),
  words: ['admin-wallets', 'admin-refunds'],
  under: 'todo',
  filters: { kind: { kind: 'choice', options: wordsFor('todo.kinds', walletTasks) } },
  useView() {
    const sentence = useSentence();
    const next = useTaskButtons();
    return {
      sections: <WalletSections />,
      tools: <Lists />,
      nextAction: next.button,
      dialog: next.dialog,
      lines: (task) => ({ title: sentence(task), note: <WorkshopTime value={task.at} /> }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = todo;
export const clientAction = formAction(...moneyForms);
export default todo.component;

function useSentence() {
  const { t } = useTranslation('admin-wallets');
  const { userId } = useMe();
  return ({ kind, member, phone, amount, channel, by, outcome, reported }: Task) => {
    return t(`todo.${wordOf()}`, {
      member: member && t('todo.member', { name: member.username, phone }),
      amount: formatMoney(amount),
      channel: channel && t(`channels.${channel}`),
      by: by?.username ?? t('byCommand'),
      why: outcome && t(`outcomes.${outcome}`),
      reported: reported !== null && formatMoney(reported),
    });

    function wordOf() {
      if (reported !== null) return 'refundReported';
      if (by !== null && by.userId === userId) return `${kind}Mine`;
      return kind === 'unmatched' && member ? 'unmatchedOf' : kind;
    }
  };
}

/** A task has one button. It loads the record and opens the dialog of its likely action. */
function useTaskButtons() {
  const { t } = useTranslation('admin-wallets');
  const [may, me, navigate] = [useMay(), useMe(), useNavigate()];
  const { opened, isOpen, open, close } = useOpened<{
    id: string;
    dialog: NonNullable<Awaited<ReturnType<(typeof moneyKinds)['credit']['prepare']>>>;
  }>();
  const [loading, setLoading] = useState<string>();

  async function press({ kind, id }: Task) {
    setLoading(id);
    const dialog = await moneyKinds[kind].prepare(id, may, me).catch(() => undefined);
    setLoading(undefined);
    if (dialog) open({ id: `${kind} ${id} ${Date.now()}`, dialog });
    // The record shows why there is nothing to do, or that it could not be loaded.
    else void navigate(href('/admin/wallet-manage/todo/:kind/:id', { kind, id }));
  }

  const isMineToDo = ({ kind, member, by }: Task) => {
    const { permission } = moneyKinds[kind];
    if (!permission || !may(permission) || member?.userId === me.userId) return false;
    return me.decidesAlone || by === null || by.userId !== me.userId;
  };
  return {
    button: (task: Task) =>
      isMineToDo(task) && (
        <Button
          variant="quiet"
          className="min-h-11 px-4 lg:min-h-8"
          busy={loading === task.id}
          onClick={() => void press(task)}
        >
          {t(`todo.verbs.${task.reported === null ? task.kind : 'settle'}`)}
        </Button>
      ),
    dialog: opened && <Fragment key={opened.id}>{opened.dialog({ open: isOpen, onClose: close })}</Fragment>,
  };
}

function Lists() {
  const { t } = useTranslation('admin-wallets');
  return (
    <nav aria-label={t('lists.label')} className="flex flex-wrap gap-x-5">
      {(
        [
          ['recharges', href('/admin/wallet-manage/recharges')],
          ['refunds', href('/admin/wallet-manage/refunds')],
          ['unmatched', href('/admin/wallet-manage/unmatched')],
        ] as const
      ).map(([name, to]) => (
        <Link
          key={name}
          to={to}
          className="inline-flex min-h-11 items-center text-stone hover:text-sky lg:min-h-9"
        >
          {t(`lists.${name}`)} ›
        </Link>
      ))}
    </nav>
  );
}
