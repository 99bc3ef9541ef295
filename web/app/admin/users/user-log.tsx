import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { useActWords } from '../logs/use-act-words.ts';
import { SubList } from '../record/sub-list.tsx';
import { byCursors } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';

export function UserLog({ userId, version }: { userId: string; version: string }) {
  const { t } = useTranslation('admin-users');
  const wordsOf = useActWords();
  return (
    <SubList
      name={`log:${userId}`}
      version={version}
      load={async (turn) => {
        const found = await get('/admin/logs/query', { object: `user:${userId}`, pageSize: 10, ...turn });
        return { items: found.items, ...byCursors(found) };
      }}
      failed={t('logFailed')}
      empty={t('noLog')}
      rowId={({ id }) => String(id)}
      row={({ id, at, actor, action, reason, result }) => (
        <>
          <Link
            to={href('/admin/logs/:id', { id: String(id) })}
            className="text-sky underline decoration-sky/40"
          >
            {wordsOf(action)}
          </Link>
          {result !== 'done' && <span className="text-copper">{t('refused')}</span>}
          <span className="w-full text-label text-stone">
            <WorkshopTime value={at} /> · {actor} {reason && `· ${reason}`}
          </span>
        </>
      )}
    />
  );
}
