import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import type { Neighbours, Turn } from './turn.ts';
import { TurnButtons } from './turn-buttons.tsx';

interface SubListProps<Row> {
  /** Unique among all lists of records, because it is part of the key of the cache. */
  name: string;
  /** The version of the record. A new version loads the list again. */
  version: string;
  load: (turn: Turn | undefined) => Promise<{ items: Row[] } & Neighbours>;
  failed: string;
  empty: string;
  rowId: (row: Row) => string;
  row: (row: Row) => ReactNode;
  head?: ReactNode;
  children?: ReactNode;
}

/** The list loads beside the record, so that a slow list does not delay the record. */
export function SubList<Row>(props: SubListProps<Row>) {
  const { name, version, load, failed, empty, rowId, row, head, children } = props;
  const language = useLanguage();
  const [turn, setTurn] = useState<Turn>();
  const { data, error, mutate } = useSWR(
    ['admin-sub-list', name, version, turn, language],
    () => load(turn),
    {
      keepPreviousData: true,
    },
  );
  if (error) return <LoadFailure small title={failed} error={error} retry={() => mutate()} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (data.items.length === 0) return <p className="text-stone">{empty}</p>;
  return (
    <>
      {head}
      <ul>
        {data.items.map((each) => (
          <li
            key={rowId(each)}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hairline py-2 wrap-anywhere"
          >
            {row(each)}
          </li>
        ))}
      </ul>
      <TurnButtons previous={data.previous} next={data.next} onTurn={setTurn}>
        {children}
      </TurnButtons>
    </>
  );
}
