import type { OutputOf } from '@junyao/commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { EntryNumber } from './entry-number.tsx';
import { SubList } from './sub-list.tsx';
import { byCursors } from './turn.ts';
import { useSceneName } from './use-scene-name.ts';

type LedgerEntry = OutputOf<'GET /admin/wallets/records'>['items'][number];

export function MemberLedger({ userId, version }: { userId: string; version: string }) {
  const { t } = useTranslation('admin-wallets');
  return (
    <SubList
      name={`ledger:${userId}`}
      version={version}
      load={async (turn) => {
        const found = await get('/admin/wallets/records', { userId, pageSize: 10, ...turn });
        return { items: found.items, ...byCursors(found) };
      }}
      failed={t('ledger.listFailed')}
      empty={t('ledger.empty')}
      head={
        <div className="flex justify-end gap-x-4 text-label text-stone" aria-hidden="true">
          <Figure>{t('fields.in')}</Figure>
          <Figure>{t('fields.out')}</Figure>
          <Figure>{t('fields.balanceAfter')}</Figure>
        </div>
      }
      rowId={({ transactionNo }) => transactionNo}
      row={(entry) => <Row entry={entry} />}
    >
      <Link
        to={href('/admin/wallet-manage/wallets/:userId/ledger', { userId })}
        className="text-sky underline decoration-sky/40"
      >
        {t('ledger.whole')}
      </Link>
    </SubList>
  );
}

function Row({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation(['admin-wallets', 'wallet']);
  const sceneName = useSceneName();
  const { scene, createdAt, amount, balanceAfter } = entry;
  return (
    <>
      <span>{sceneName(scene, amount, entry)}</span>
      <span className="text-stone">
        <WorkshopTime value={createdAt} />
      </span>
      <EntryNumber entry={entry} />
      <span className="ml-auto flex gap-x-4">
        <Figure>{amount > 0 && formatMoney(amount)}</Figure>
        <Figure>{amount < 0 && formatMoney(amount)}</Figure>
        <Figure>
          <span className="sr-only">{t('fields.balanceAfter')}</span>
          <span className="text-stone">{formatMoney(balanceAfter)}</span>
        </Figure>
      </span>
    </>
  );
}

function Figure({ children }: { children: ReactNode }) {
  // An empty figure needs a character to keep the baseline of its row.
  return <span className="w-24 text-right tabular-nums before:content-['\200b']">{children}</span>;
}
